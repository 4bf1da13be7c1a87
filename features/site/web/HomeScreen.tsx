import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Logo } from '#platform/web/ui/Logo.tsx'
import { siteText } from '../locales/text.ts'
import { LanguageMenu } from './LanguageMenu.tsx'

/** The first page a visitor sees. `picture` fills the space beside the words. */
export const HomeScreen = ({ picture }: { picture: ReactNode }) => {
  const t = useT(siteText)
  const signedIn = useSession((session) => session._ndloo_token !== null)
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-3 px-safe-5 pt-safe-4 pb-4">
        <Logo />
        {signedIn ? null : (
          <nav className="flex gap-2">
            <Button variant="quiet" size="sm" render={<Link to="/login" />}>
              {t('home.login')}
            </Button>
            <Button size="sm" className="max-sm:hidden" render={<Link to="/signup" />}>
              {t('home.signUp')}
            </Button>
          </nav>
        )}
      </header>
      <main className="mx-auto grid w-full max-w-6xl flex-1 items-center gap-8 px-safe-5 pb-8 md:grid-cols-2 md:gap-16">
        <div className="flex flex-col items-start gap-5">
          <Heading level={1} size="hero">
            {t('home.title')}
          </Heading>
          <p className="max-w-prose text-lg text-soft">{t('home.text')}</p>
          <Button size="lg" className="max-sm:w-full" render={<Link to={signedIn ? '/dashboard/matches' : '/signup'} />}>
            {signedIn ? t('home.matches') : t('home.signUp')}
          </Button>
        </div>
        <div className="h-72 overflow-hidden rounded-card md:h-[min(36rem,70dvh)]">{picture}</div>
      </main>
      <footer className="flex justify-center border-t border-line pt-3 pb-safe-3">
        <LanguageMenu />
      </footer>
    </div>
  )
}
