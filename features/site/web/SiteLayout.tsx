import type { ReactNode } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { publicText } from '../locales/public/text.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** The layout of the public pages: header, content and footer. The content begins with something dark, on which the header lies. */
export const SiteLayout = ({ children }: { children: ReactNode }) => {
  const t = useT(publicText)
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 start-2 z-50 -translate-y-20 rounded-control bg-card px-4 py-3 font-semibold text-ink focus:translate-y-0 focus:shadow-float"
      >
        {t('nav.skip')}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
