/** A code on its way: to which address, and from when on (milliseconds) another may be asked for. */
export interface PendingCode {
  email: string
  resendAt: number
}

const key = 'pending-code'

/** Remembers it for this tab, so that a reload of the code screen loses nothing. */
export const keepPendingCode = (email: string, resendAfterSeconds: number, now = Date.now()): PendingCode => {
  const pending = { email, resendAt: now + resendAfterSeconds * 1000 }
  sessionStorage.setItem(key, JSON.stringify(pending))
  return pending
}

export const pendingCode = (): PendingCode | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('email' in kept) || !('resendAt' in kept)) return null
    return { email: String(kept.email), resendAt: Number(kept.resendAt) }
  } catch {
    return null
  }
}

export const dropPendingCode = (): void => sessionStorage.removeItem(key)
