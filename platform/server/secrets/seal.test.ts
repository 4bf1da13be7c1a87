import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const secrets = ['a secret that is long enough for this', 'the one before, which is as long as that'] as const
const plain = Buffer.from('what must be read again')

test('decrypts with the same secret and purpose, and with the previous secret', () => {
  const sealed = seal([secrets[0]], 'one', plain)
  expect(sealed.includes(plain)).toBe(false)
  expect(unseal([secrets[0]], 'one', sealed)).toEqual(plain)
  expect(unseal(secrets.toReversed(), 'one', sealed)).toEqual(plain)
  expect(seal([secrets[0]], 'one', plain)).not.toEqual(sealed)
})

test.each([
  ['another secret', [secrets[1]], 'one', 0],
  ['another purpose', [secrets[0]], 'two', 0],
  ['a changed byte', [secrets[0]], 'one', 1],
])('does not decrypt with %s', (_, keys, purpose, flip) => {
  const sealed = seal([secrets[0]], 'one', plain)
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ flip
  expect(unseal(keys, purpose, sealed)).toBeUndefined()
})
