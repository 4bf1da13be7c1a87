import type { PhoneCodePurpose } from '../contract.ts'

/**
 * A number that a code was sent to, as typed and in international form (`phone`). Another code may be requested at `resendAt` (Unix milliseconds).
 */
export interface PendingPhone {
  type: PhoneCodePurpose
  countryCode: string
  mobileNumber: string
  phone: string
  resendAt: number
}

const key = 'pending-phone'

/** Returns the moment, in Unix milliseconds, that is `seconds` seconds from now. */
export const addSecondsToNow = (seconds: number, now = Date.now()): number => now + seconds * 1000

/** Stores the pending number for this tab: a phone may reload the page while its owner reads the message. */
export const savePendingPhone = (sent: Omit<PendingPhone, 'resendAt'>, resendAfterSeconds: number): PendingPhone => {
  const pending = { ...sent, resendAt: addSecondsToNow(resendAfterSeconds) }
  sessionStorage.setItem(key, JSON.stringify(pending))
  return pending
}

/** Returns the stored pending number if it has this purpose. */
export const loadPendingPhone = (type: PhoneCodePurpose): PendingPhone | undefined => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('type' in kept) || kept.type !== type) return undefined
    const { countryCode, mobileNumber, phone, resendAt } = kept as Record<string, unknown>
    return {
      type,
      countryCode: String(countryCode),
      mobileNumber: String(mobileNumber),
      phone: String(phone),
      resendAt: Number(resendAt),
    }
  } catch {
    return undefined
  }
}

export const clearPendingPhone = (): void => sessionStorage.removeItem(key)
