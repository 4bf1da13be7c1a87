import { expect, it } from 'vitest'
import { Amount, formatMinorUnits, formatCents, trimDecimal, toMinorUnits } from './money.ts'

it('formats cents as dollars with two fraction digits', () => {
  expect(['0', '5', 50, 1250n, '-7', '900719925474099312'].map(formatCents)).toEqual([
    '0.00',
    '0.05',
    '0.50',
    '12.50',
    '-0.07',
    '9007199254740993.12',
  ])
})

it('refuses floats and unsafe integers', () => {
  expect(() => formatCents(12.5)).toThrow(RangeError)
  expect(() => formatCents(2 ** 60)).toThrow(RangeError)
})

it('parses decimals without rounding, at any scale', () => {
  expect(['1', '1.5', '1.50', ' 0.01 ', '123456789012.34', '1.500000'].map((written) => toMinorUnits(written, 2))).toEqual([
    100n,
    150n,
    150n,
    1n,
    12345678901234n,
    150n,
  ])
  expect(
    ['', '.', '-1', '+1', '1.', '.5', '1.005', '1e3', '1,5', '0x1', '1234567890123'].map((written) => toMinorUnits(written, 2)),
  ).toEqual(Array.from({ length: 11 }, () => undefined))
  expect([toMinorUnits('655.957', 0), toMinorUnits('65596', 0), formatMinorUnits(65_596, 0), formatMinorUnits(-5n, 8)]).toEqual([
    undefined,
    65_596n,
    '65596',
    '-0.00000005',
  ])
})

it('accepts positive amounts as text or number', () => {
  const cents = Amount(2)
  expect([cents.parse(1.1), cents.parse('1.10'), cents.parse(0.29)]).toEqual([110n, 110n, 29n])
  const code = (given: unknown) => cents.safeParse(given).error?.issues.map(({ message }) => message)
  expect([code(0), code('0.00'), code(''), code(1.005), code(Number.NaN), code('99999999999'), code(undefined)]).toEqual([
    ['platform.too_small'],
    ['platform.too_small'],
    ['platform.required'],
    ['platform.invalid'],
    ['platform.required'],
    ['platform.too_big'],
    ['platform.required'],
  ])
})

it('removes trailing zeros of decimals only', () => {
  expect(['1648.00000000', '133.38500000', '0.10', '1600'].map(trimDecimal)).toEqual(['1648', '133.385', '0.1', '1600'])
})
