import { expect, test } from 'vitest'
import { toBase32, totpCode, newTotpSecret, totpStepAt, matchTotpStep, totpUri } from './totp.ts'

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
  expect(totpCode(secret, totpStepAt(new Date(seconds * 1000)))).toBe(code.slice(2))
})

test('adjacent time steps are accepted, more distant ones are not', () => {
  const now = new Date(2_000_000_000_000)
  const here = totpStepAt(now)
  const found = [-2, -1, 0, 1, 2].map((away) => matchTotpStep(secret, totpCode(secret, here + away), now))
  expect(found).toEqual([undefined, here - 1, here, here + 1, undefined])
})

test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', ' 12345'])('%j is not a code', (code) => {
  expect(matchTotpStep(secret, code, new Date(0))).toBeUndefined()
})

test('a secret is 160 random bits, written as authenticators read it', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(toBase32(newTotpSecret())).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(totpUri(secret, { issuer: 'Ndloo', account: 'a+b@example.com' }))
  expect([uri.protocol, decodeURIComponent(uri.pathname), uri.searchParams.get('secret')]).toEqual([
    'otpauth:',
    '/Ndloo:a+b@example.com',
    'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  ])
})
