import type { ReactNode } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { publicText } from '../locales/public/text.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

interface SiteLayoutProps {
  /** True where the page begins with a picture, which shows through the header. The other pages begin with a dark ground. */
  overPicture?: boolean
  children: ReactNode
}

/** The layout of the public pages: header, content and footer. */
export const SiteLayout = ({ overPicture = false, children }: SiteLayoutProps) => {
  const t = useT(publicText)
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 start-2 z-50 -translate-y-20 rounded-control bg-card px-4 py-3 font-semibold text-ink focus:translate-y-0 focus:shadow-float"
      >
        {t('nav.skip')}
      </a>
      <SiteHeader overPicture={overPicture} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
