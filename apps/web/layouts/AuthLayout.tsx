import type { ReactNode } from 'react'
import { siteText } from '#features/site/locales/text.ts'
import { LanguageMenu } from '#features/site/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { WovenBand } from '#platform/web/ui/brand/WovenBand.tsx'
import { BrandPicture } from './BrandPicture.tsx'
import { HomeLink } from './HomeLink.tsx'

/** The layout of sign-in and sign-up screens: below the picture of the brand on a phone, from 1024 px on its right. */
export const AuthLayout = ({ children }: { children: ReactNode }) => {
  const t = useT(siteText)
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[minmax(0,9fr)_minmax(0,11fr)]">
      <aside className="relative overflow-hidden bg-night text-on-night max-lg:h-[clamp(5rem,12svh,7.5rem)] max-lg:shrink-0">
        <div className="max-lg:h-full lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:justify-end">
          {/* On a phone the part with the two faces, from wrap to beard, in whatever height there is. */}
          <BrandPicture className="absolute end-0 -top-[57%] h-[283%] lg:inset-0 lg:size-full rtl:-scale-x-100" />
          <div className="relative mx-auto flex h-full w-full max-w-md items-center max-sm:px-safe-5 lg:hidden">
            <HomeLink />
          </div>
          <div className="relative bg-linear-to-t from-night via-night/85 to-transparent px-12 pt-24 pb-14 max-lg:hidden">
            <p className="max-w-md font-display text-4xl font-semibold tracking-tight">{t('panel.title')}</p>
            <p className="mt-4 max-w-md text-lg text-soft-night">{t('panel.text')}</p>
          </div>
        </div>
      </aside>
      <WovenBand direction="across" diamonds={90} className="h-2.5 w-full shrink-0 lg:hidden" />
      <div className="flex flex-1 flex-col px-safe-5 pb-safe-4 lg:min-h-dvh lg:pt-safe-4">
        <header className="mx-auto flex w-full max-w-md items-center max-lg:hidden">
          <HomeLink />
        </header>
        <main className="mx-auto flex w-full max-w-md flex-1 flex-col py-7 lg:justify-center lg:py-8">{children}</main>
        <footer className="mx-auto flex w-full max-w-md justify-center">
          <LanguageMenu />
        </footer>
      </div>
    </div>
  )
}
