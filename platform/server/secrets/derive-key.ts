import { hkdfSync } from 'node:crypto'

/** Most cached keys: there are few purposes, and secrets rarely change. */
const maxKept = 100
const kept = new Map<string, Buffer>()

/**
 * Derives a key of `bytes` bytes for one purpose from a secret. Keys are cached, because deriving takes longer than using them; so a purpose must
 * not contain a member id.
 */
export const deriveKey = (secret: string, purpose: string, bytes: number): Buffer => {
  const name = `${bytes} ${purpose}\n${secret}`
  const known = kept.get(name)
  if (known !== undefined) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes))
  if (kept.size >= maxKept) kept.clear()
  kept.set(name, key)
  return key
}
