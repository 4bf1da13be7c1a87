import type { SessionUser } from '../../contract.ts'

/** Sends a sign-in to the server. It can be called again with `cancelDeletion` to keep an account that is about to be deleted. */
export type SendSignIn = (given: { remember: boolean; cancelDeletion: boolean }) => Promise<{ user: SessionUser; token: string }>

/** How the browser signs in with a passkey; provided by the feature passkeys. */
export interface PasskeyWay {
  isSupported: () => boolean
  /** Lets the person choose a passkey. Resolves to undefined when the person cancels. */
  ask: () => Promise<SendSignIn | undefined>
  /** Offers passkeys in the suggestions of the email field until the signal aborts. Does nothing in a browser that cannot do so. */
  offer: (signal: AbortSignal, onChosen: (attempt: SendSignIn) => void) => void
}
