import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'
import type { SendSignIn } from '#features/auth/web/index.ts'
import { call } from '#platform/web/client/call.ts'
import { passkeyLogin, startPasskeyLogin } from '../contract.ts'
import { wasCancelled } from './ceremony-errors.ts'

/** The browser runs one ceremony at a time; this is the one that is running. */
let running: object | undefined

const attemptWith =
  (credential: Awaited<ReturnType<typeof startAuthentication>>): SendSignIn =>
  async ({ remember, cancelDeletion }) =>
    (await call(passkeyLogin, { body: { credential, remember, ...(cancelDeletion ? { cancel_deletion: true } : {}) } })).data

const newOptions = async () => (await call(startPasskeyLogin)).data.options

/** Lets the person choose a passkey in the dialog of the browser; undefined when they close it. */
export const askForPasskey = async (): Promise<SendSignIn | undefined> => {
  running = {}
  try {
    return attemptWith(await startAuthentication({ optionsJSON: await newOptions() }))
  } catch (error) {
    if (wasCancelled(error)) return undefined
    throw error
  }
}

/**
 * Lists passkeys among the suggestions of the email field.
 * @param ms milliseconds after which the suggestions end, before the challenge expires
 * @returns the login attempt; `late` when `ms` have passed, `over` when the signal or another passkey dialog ended it
 */
export const suggestPasskeys = async (signal: AbortSignal, ms: number): Promise<SendSignIn | 'late' | 'over'> => {
  const optionsJSON = await newOptions()
  if (signal.aborted) return 'over'
  const own = {}
  running = own
  let isLate = false
  // The library can cancel only its newest ceremony, which may be the one that the button has begun; that one must go on.
  const cancel = () => (running === own ? WebAuthnAbortService.cancelCeremony() : undefined)
  const timer = setTimeout(() => {
    isLate = true
    cancel()
  }, ms)
  signal.addEventListener('abort', cancel, { once: true })
  try {
    return attemptWith(await startAuthentication({ optionsJSON, useBrowserAutofill: true }))
  } catch (error) {
    if (!isLate && !wasCancelled(error)) throw error
    if (!isLate || signal.aborted) return 'over'
    await untilVisible(signal)
    return 'late'
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', cancel)
  }
}

/** Resolves when the page is on the screen, so that a forgotten tab requests no new challenge. */
const untilVisible = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (document.hidden && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      signal.removeEventListener('abort', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
    look()
  })
