import type { SessionUser } from '../../contract.ts'

/** One way to sign in, ready to be sent; sent again to keep an account that is about to be deleted. */
export type SignInAttempt = (given: { remember: boolean; cancelDeletion: boolean }) => Promise<{ user: SessionUser; token: string }>

/** Signing in with a passkey, which a feature below this one provides. */
export interface PasskeyWay {
  isSupported: () => boolean
  /** Lets the person choose a passkey; undefined when they cancel. */
  ask: () => Promise<SignInAttempt | undefined>
  /** Offers passkeys in the suggestions of the email field, where the browser can, until the signal aborts. */
  offer: (signal: AbortSignal, onChosen: (attempt: SignInAttempt) => void) => void
}
