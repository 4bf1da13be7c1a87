import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { translateNow } from '#platform/web/i18n.tsx'
import { onSessionEnded } from '#platform/web/client/session.ts'
import { showInfo } from '#platform/web/ui/toasts/toast.ts'
import type { createAppRouter } from './router.ts'

/** Redirects to the login when the server ends the session; the login returns to this path. Returns a function that stops the redirects. */
export const redirectWhenSessionEnds = (router: ReturnType<typeof createAppRouter>): (() => void) =>
  onSessionEnded(() => {
    const { pathname, href } = router.state.location
    if (pathname === '/login') return
    const message = router.state.matches.at(-1)?.staticData.signedOut
    showInfo(message === undefined ? translateNow(platformText, 'errors.unauthenticated') : message())
    void router.navigate({ to: '/login', search: { redirect: href } })
  })
