import { useSyncExternalStore } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/client/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Logo } from '#platform/web/ui/Logo.tsx'
import { publicText } from '../locales/public/text.ts'
import { LanguageMenu } from './LanguageMenu.tsx'

const solidPast = 50

const onScroll = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}
const useScrolled = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > solidPast,
    () => false,
  )

/** The header of the public pages, as dark as the beginning of the page until it is scrolled, then solid. Without scripts it scrolls with the page. */
export const SiteHeader = ({ overPicture }: { overPicture: boolean }) => {
  const t = useT(publicText)
  const scrolled = useScrolled()
  const signedIn = useSession((session) => session._ndloo_token !== null)
  return (
    // Words and ground change at once, because halfway they would be too much alike.
    <header
      data-solid={scrolled}
      className={classes(
        'fixed inset-x-0 top-0 z-40 noscript:absolute',
        scrolled ? 'bg-card shadow-float' : classes('text-on-night', overPicture ? 'bg-transparent' : 'bg-night'),
      )}
    >
      <nav
        aria-label={t('nav.main')}
        className="mx-auto flex w-full max-w-6xl items-center gap-1 px-safe-4 pt-safe-2 pb-2 sm:gap-2 sm:px-safe-6"
      >
        <a href="/" aria-label={t('nav.home')} className="me-auto inline-flex items-center rounded-control py-2">
          <Logo markOnly className="sm:hidden" />
          <Logo className="max-sm:hidden" />
        </a>
        <LanguageMenu side="below" compact className="in-data-solid:transition-none in-data-[solid=false]:hover:bg-on-night/15" />
        {signedIn ? (
          <Button size="sm" render={<a href="/dashboard/matches">{t('nav.matches')}</a>} />
        ) : (
          <>
            <Button
              size="sm"
              variant="quiet"
              className="in-data-solid:transition-none in-data-[solid=false]:text-on-night in-data-[solid=false]:hover:bg-on-night/15 max-sm:px-2 max-sm:whitespace-nowrap"
              render={<a href="/login">{t('nav.login')}</a>}
            />
            <Button size="sm" className="max-sm:px-3 max-sm:whitespace-nowrap" render={<a href="/signup">{t('nav.signUp')}</a>} />
          </>
        )}
      </nav>
    </header>
  )
}
