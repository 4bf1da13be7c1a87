import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { translateNow } from '#platform/web/i18n.tsx'
import { onSessionEnded } from '#platform/web/client/session.ts'
import { showInfo } from '#platform/web/ui/toasts/toast.ts'
import type { createAppRouter } from './router.ts'

/** When the server has ended the session: to the login, and back here afterwards. */
export const redirectWhenSessionEnds = (router: ReturnType<typeof createAppRouter>): (() => void) =>
  onSessionEnded(() => {
    const { pathname, href } = router.state.location
    if (pathname === '/login') return
    const own = router.state.matches.at(-1)?.staticData.signedOut
    showInfo(own === undefined ? translateNow(platformText, 'errors.unauthenticated') : own())
    void router.navigate({ to: '/login', search: { redirect: href } })
  })
