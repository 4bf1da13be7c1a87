import { call } from '#platform/web/client/call.ts'
import { resetSession } from '#platform/web/client/session.ts'
import { logout } from '../../contract.ts'

/** How long the screen stays before it goes to the login, in milliseconds. */
const logoutDelay = 2000

/** Revokes the token, forgets the session on this browser, and resolves when it is time to leave the screen. */
export const signOut = async (): Promise<void> => {
  // The call has read the token before the state goes. A server out of reach keeps nobody signed in here.
  call(logout).catch(() => {})
  resetSession()
  await new Promise((resolve) => setTimeout(resolve, logoutDelay))
}
