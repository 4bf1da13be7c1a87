import { browserStorage } from '#platform/web/storage.ts'

const key = 'registration'
/** As long as the server keeps a registration that was not proven. */
const keptMs = 48 * 3_600_000

/**
 * Keeps the secret of a sign-up until its code has come. In all tabs of this browser: the link in the mail opens another one. It opens nothing
 * without the code.
 */
export const keepRegistration = (email: string, secret: string, now = Date.now()): void =>
  browserStorage.setItem(key, JSON.stringify({ email, secret, at: now }))

/** The secret of the sign-up with an address, as a part of a body; nothing when it was made in another browser. */
export const registrationOf = (email: string, now = Date.now()): { registration?: string } => {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('email' in kept) || !('secret' in kept) || !('at' in kept)) return {}
    return kept.email === email && Number(kept.at) > now - keptMs ? { registration: String(kept.secret) } : {}
  } catch {
    return {}
  }
}

export const dropRegistration = (): void => browserStorage.removeItem(key)
