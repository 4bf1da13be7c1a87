import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { isCommonPassword } from './passwords.ts'

test('the 10,000 most common passwords of acceptable length are refused in every spelling', () => {
  // Fewer than 10,000, because some entries of the list differ only in capitals.
  expect(commonPasswords.size).toBeGreaterThan(9_900)
  for (const password of ['password', 'PassWord', '12345678', 'iloveyou', 'password123', 'ｐａｓｓｗｏｒｄ'])
    expect(isCommonPassword(password)).toBe(true)
  for (const password of ['mangoes in the rain', 'quiet river 42', 'short']) expect(isCommonPassword(password)).toBe(false)
})
