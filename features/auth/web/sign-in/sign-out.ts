import { call } from '#platform/web/client/call.ts'
import { resetSession } from '#platform/web/client/session.ts'
import { logout } from '../../contract.ts'

/** Milliseconds before the login screen opens. */
const logoutDelay = 2000

/** Ends the session on the server and in this browser, then resolves after a short delay. */
export const signOut = async (): Promise<void> => {
  // The call reads the token before the session is reset. Even if the server is unreachable, this browser is signed out.
  call(logout).catch(() => {})
  resetSession()
  await new Promise((resolve) => setTimeout(resolve, logoutDelay))
}
