import { expect, test } from 'vitest'
import { base32, codeAt, newTotpSecret, stepAt, stepOf, totpUri } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

// Appendix B of RFC 6238, of whose eight digits ours are the last six.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('the code at second %i', (seconds, code) => {
  expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code.slice(2))
})

test('the steps beside the present one count, those further off do not', () => {
  const now = new Date(2_000_000_000_000)
  const here = stepAt(now)
  const found = [-2, -1, 0, 1, 2].map((away) => stepOf(secret, codeAt(secret, here + away), now))
  expect(found).toEqual([undefined, here - 1, here, here + 1, undefined])
})

test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', ' 12345'])('%j is no code', (code) => {
  expect(stepOf(secret, code, new Date(0))).toBeUndefined()
})

test('a secret is 160 random bits, written as authenticators read it', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(base32(newTotpSecret())).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(totpUri(secret, { issuer: 'Ndloo', account: 'a+b@example.com' }))
  expect([uri.protocol, decodeURIComponent(uri.pathname), uri.searchParams.get('secret')]).toEqual([
    'otpauth:',
    '/Ndloo:a+b@example.com',
    'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  ])
})
