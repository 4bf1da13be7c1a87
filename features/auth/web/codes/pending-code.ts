import type { CodePurpose } from '../../contract.ts'

/** A code that was mailed: its purpose, its address, and the time (Unix milliseconds) after which another may be requested. */
export interface PendingCode {
  type: CodePurpose
  email: string
  resendAt: number
}

const key = 'pending-code'

/** Stores the pending code for this tab, so that a reload of the code screen keeps it. */
export const savePendingCode = (type: CodePurpose, email: string, resendAfterSeconds: number, now = Date.now()): PendingCode => {
  const pending = { type, email, resendAt: now + resendAfterSeconds * 1000 }
  sessionStorage.setItem(key, JSON.stringify(pending))
  return pending
}

/** Returns the stored pending code if it has this purpose. */
export const loadPendingCode = (type: CodePurpose): PendingCode | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('email' in kept) || !('resendAt' in kept)) return null
    if (!('type' in kept) || kept.type !== type) return null
    return { type, email: String(kept.email), resendAt: Number(kept.resendAt) }
  } catch {
    return null
  }
}

export const clearPendingCode = (): void => sessionStorage.removeItem(key)
