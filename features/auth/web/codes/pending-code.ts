import type { CodePurpose } from '../../contract.ts'

/** A code on its way: what for, to which address, and from when on (milliseconds) another may be asked for. */
export interface PendingCode {
  type: CodePurpose
  email: string
  resendAt: number
}

const key = 'pending-code'

/** Remembers it for this tab, so that a reload of the code screen loses nothing. */
export const keepPendingCode = (type: CodePurpose, email: string, resendAfterSeconds: number, now = Date.now()): PendingCode => {
  const pending = { type, email, resendAt: now + resendAfterSeconds * 1000 }
  sessionStorage.setItem(key, JSON.stringify(pending))
  return pending
}

/** The one of a purpose; a code for something else is none. */
export const pendingCode = (type: CodePurpose): PendingCode | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('email' in kept) || !('resendAt' in kept)) return null
    if (!('type' in kept) || kept.type !== type) return null
    return { type, email: String(kept.email), resendAt: Number(kept.resendAt) }
  } catch {
    return null
  }
}

export const dropPendingCode = (): void => sessionStorage.removeItem(key)
