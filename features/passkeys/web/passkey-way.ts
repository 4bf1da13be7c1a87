import type { PasskeyWay, SendSignIn } from '#features/auth/web/index.ts'
import { isDataSaverOn } from '#platform/web/client/loading/data-saver.ts'
import { isPasskeySupported } from './is-supported.ts'

/** A challenge ends after five minutes, so the suggestions get a new one before. */
const renewMs = 4 * 60_000

/** Whether the browser can list passkeys among its suggestions. */
const canSuggest = async (): Promise<boolean> => {
  if (!isPasskeySupported() || isDataSaverOn()) return false
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}

// The ceremonies, the library and the contract are loaded when they are needed.
const ceremonies = () => import('./log-in.ts')

const offerOnce = async (signal: AbortSignal, onChosen: (attempt: SendSignIn) => void): Promise<void> => {
  if (!(await canSuggest())) return
  const { suggestPasskeys } = await ceremonies()
  while (!signal.aborted) {
    const attempt = await suggestPasskeys(signal, renewMs)
    if (attempt === 'over') return
    if (attempt !== 'late') return onChosen(attempt)
  }
}

/** What the log-in form needs to sign in with a passkey: at a press, or as a suggestion of the browser. */
export const passkeyWay: PasskeyWay = {
  isSupported: isPasskeySupported,
  ask: async () => (await ceremonies()).askForPasskey(),
  // Without suggestions there is still the button, so a failure is not shown.
  offer: (signal, onChosen) => void offerOnce(signal, onChosen).catch(() => {}),
}
