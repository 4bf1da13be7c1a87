import { browserStorage } from '#platform/web/storage.ts'

const key = 'registration'
/** How long the secret is kept: as long as the server keeps a registration. Change both together. */
const keptMs = 48 * 3_600_000

/**
 * Stores the secret of a registration until its code is entered. All tabs share it, because the mailed link opens a new tab. Without the code
 * the secret is of no use.
 */
export const saveRegistrationSecret = (email: string, secret: string, now = Date.now()): void =>
  browserStorage.setItem(key, JSON.stringify({ email, secret, at: now }))

/** Returns the secret of the registration for an address as part of a request body; empty if there is none in this browser. */
export const loadRegistrationSecret = (email: string, now = Date.now()): { registration?: string } => {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('email' in kept) || !('secret' in kept) || !('at' in kept)) return {}
    return kept.email === email && Number(kept.at) > now - keptMs ? { registration: String(kept.secret) } : {}
  } catch {
    return {}
  }
}

export const clearRegistrationSecret = (): void => browserStorage.removeItem(key)
