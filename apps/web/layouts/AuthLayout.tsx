import type { ReactNode } from 'react'
import { siteText } from '#features/site/locales/text.ts'
import { LanguageMenu } from '#features/site/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { PageLink } from '#platform/web/page-link.tsx'
import { WovenBand } from '#platform/web/ui/brand/WovenBand.tsx'
import { Logo } from '#platform/web/ui/Logo.tsx'
import { BrandPicture } from './BrandPicture.tsx'

/** The layout of sign-in and sign-up screens: content in the centre, from 1024 px with a picture on the left. */
export const AuthLayout = ({ children }: { children: ReactNode }) => {
  const t = useT(siteText)
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-rows-1 lg:grid-cols-[minmax(0,9fr)_minmax(0,11fr)]">
      <aside className="relative hidden overflow-hidden bg-night text-on-night lg:block">
        <div className="sticky top-0 flex h-dvh flex-col justify-end">
          <BrandPicture className="absolute inset-0 size-full" />
          <div className="relative bg-linear-to-t from-night via-night/85 to-transparent px-12 pt-24 pb-14">
            <p className="max-w-md font-display text-4xl font-semibold tracking-tight">{t('panel.title')}</p>
            <p className="mt-4 max-w-md text-lg text-soft-night">{t('panel.text')}</p>
          </div>
        </div>
      </aside>
      {/* On a phone the border of the picture is what is left of it. */}
      <WovenBand direction="across" diamonds={80} className="h-3 w-full lg:hidden" />
      <div className="flex min-h-[calc(100dvh-0.75rem)] flex-col lg:min-h-dvh px-safe-5 pt-safe-4 pb-safe-4">
        <header className="mx-auto flex w-full max-w-md items-center">
          <PageLink href="/" aria-label={t('nav.home')} className="rounded-control py-2">
            <Logo />
          </PageLink>
        </header>
        <main className="mx-auto flex w-full max-w-md flex-1 flex-col py-8 lg:justify-center">{children}</main>
        <footer className="mx-auto flex w-full max-w-md justify-center">
          <LanguageMenu />
        </footer>
      </div>
    </div>
  )
}
