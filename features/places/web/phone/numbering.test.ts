import { describe, expect, it } from 'vitest'
import { callingCodes, countryOfNumber, parsePhone } from './numbering.ts'

describe('calling codes', () => {
  it('have one to three digits for every country', () => {
    expect(callingCodes.size).toBeGreaterThan(200)
    for (const code of callingCodes.values()) expect(code).toMatch(/^\d{1,3}$/)
    expect([callingCodes.get('CM'), callingCodes.get('NG'), callingCodes.get('US')]).toEqual(['237', '234', '1'])
  })
})

describe('parsing a number', () => {
  it.each([
    ['677123456', 'CM', true, true, undefined],
    ['+237 6 77 12 34 56', 'CM', true, true, undefined],
    ['00237677123456', 'CM', true, true, undefined],
    ['tel:+237677123456;ext=12', 'CM', true, true, undefined],
    ['677 12 34 56 ext. 12', 'CM', true, true, undefined],
    ['0803 123 4567', 'NG', true, true, undefined],
    ['67712', 'CM', false, false, 'phone_too_short'],
    ['6', 'CM', false, false, 'phone_too_short'],
    ['6771234567890', 'CM', false, false, 'phone_too_long'],
    [`6${'7'.repeat(17)}`, 'CM', false, false, 'phone_too_long'],
    [`+237${'6'.repeat(260)}`, 'CM', false, false, 'phone_too_long'],
    ['177123456', 'CM', true, false, 'phone_invalid'],
    ['+33 6 12 34 56 78', 'CM', true, false, 'phone_invalid'],
    ['677123456', 'XX', false, false, 'phone_invalid'],
    ['', 'CM', false, false, 'phone_invalid'],
  ])('%s in %s: possible %s, valid %s, %s', (typed, country, possible, valid, problem) => {
    expect(parsePhone(typed, country)).toMatchObject({ possible, valid, problem })
  })
  it.each([
    ['national', '6 77 12 34 56'],
    ['international', '+237 6 77 12 34 56'],
    ['e164', '+237677123456'],
    ['rfc3966', 'tel:+237677123456'],
    ['auto', '6 77 12 34 56'],
  ] as const)('formats as %s', (format, shown) => expect(parsePhone('677123456', 'CM', format).shown).toBe(shown))
  it('keeps the typed format and the extension', () => {
    expect(parsePhone('+237677123456', 'CM').shown).toBe('+237 6 77 12 34 56')
    expect(parsePhone('677123456;ext=12', 'CM').shown).toBe('6 77 12 34 56 ext. 12')
    expect(parsePhone('677123456 x12', 'CM', 'rfc3966').shown).toBe('tel:+237677123456;ext=12')
    expect(parsePhone('677123456 x12', 'CM', 'e164').shown).toBe('+237677123456;ext=12')
    expect(parsePhone('67712', 'CM').shown).toBe('67712')
  })
})

describe('the country of a number', () => {
  it.each([
    ['+237', 'FR', 'CM'],
    ['00234 803', 'CM', 'NG'],
    ['+1', 'CM', 'US'],
    ['+1', 'CA', 'CA'],
    ['+44', 'CM', 'GB'],
    ['677123456', 'CM', undefined],
    ['+', 'CM', undefined],
    ['+999', 'CM', undefined],
  ])('%s, with %s selected: %s', (typed, current, country) => expect(countryOfNumber(typed, current)).toBe(country))
})
