import { expect, test } from 'vitest'
import { isConnectionStale, isDatabaseUnavailable } from './availability.ts'

test.each([
  ['25006', true, true],
  ['57P01', true, true],
  ['57P03', true, true],
  ['08006', true, true],
  ['08P01', true, true],
  ['53300', true, false],
  ['53100', true, false],
  ['58030', true, false],
  ['55P03', true, false],
  ['23505', false, false],
  ['22012', false, false],
  ['40001', false, false],
  ['57014', false, false],
  [undefined, false, false],
])('SQLSTATE %s: worth a retry is %s, connection dropped is %s', (code, isUnavailable, isStale) => {
  expect([isDatabaseUnavailable({ code }), isConnectionStale({ code })]).toEqual([isUnavailable, isStale])
})
