import { hkdfSync } from 'node:crypto'

/** More are not kept: purposes are few, and secrets change once in years. */
const maxKept = 100
const kept = new Map<string, Buffer>()

/**
 * Derives a key of `bytes` bytes for one purpose from a secret. Deriving takes longer than using the key, so keys are kept: a purpose must not
 * name a member.
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
