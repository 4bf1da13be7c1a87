import { expect, it } from 'vitest'
import { dollars } from './money.ts'

it('writes cents as dollars with two places', () => {
  expect(['0', '5', 50, 1250n, '-7', '900719925474099312'].map(dollars)).toEqual([
    '0.00',
    '0.05',
    '0.50',
    '12.50',
    '-0.07',
    '9007199254740993.12',
  ])
})

it('refuses a float, and an integer that may have lost its end', () => {
  expect(() => dollars(12.5)).toThrow(RangeError)
  expect(() => dollars(2 ** 60)).toThrow(RangeError)
})
