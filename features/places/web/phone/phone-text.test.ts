import { describe, expect, it } from 'vitest'
import { dropUnfinishedExtension, isInternational, filterPhoneCharacters, toPlusFormat } from './phone-text.ts'

describe('typed characters', () => {
  it.each([
    ['6 77 (12) 34-56', '6 77 (12) 34-56'],
    ['+237 677', '+237 677'],
    ['677*12/34', '6771234'],
    ['hello 677', ' 677'],
    ['abc677def', '677'],
    ['677 e12', '677 12'],
    ['677 text 12', '677  12'],
    ['tel:+237 677 12 34 56', '+237 677 12 34 56'],
    ['tel:+237677123456;phone-context=example.com', '+237677123456'],
    ['Telephone: 677 x12', ' 677 x12'],
    ['677 ext. 12', '677 ext. 12'],
    ['677;ext=12', '677;ext=12'],
    ['677 x12', '677 x12'],
    ['677 ext. 12 and more', '677 ext. 12'],
    ['677\t12', '677 12'],
  ])('%s', (typed, kept) => {
    expect(filterPhoneCharacters(typed)).toBe(kept)
  })
  it('accept an extension letter by letter', () => {
    const whole = '677 12 34 56 ext. 12'
    let typed = ''
    for (const letter of whole) typed = filterPhoneCharacters(typed + letter)
    expect(typed).toBe(whole)
  })
  it.each([
    ['abc677def', '677'],
    ['677 me', '677'],
    ['tel:+237677', '+237677'],
    ['677 ext.', '677'],
    ['677 ext. 12', '677 ext. 12'],
  ])('leave no letter of %s behind, typed one by one', (whole, left) => {
    let typed = ''
    for (const letter of whole) typed = filterPhoneCharacters(typed + letter)
    expect(dropUnfinishedExtension(typed)).toBe(left)
  })
})

describe('an international number', () => {
  it.each(['+237 677', '00237677', 'tel:+237-677', ' +1'])('%s is recognized', (typed) => expect(isInternational(typed)).toBe(true))
  it.each(['677', '0677', '', '+', '(237)'])('%s is not international', (typed) => expect(isInternational(typed)).toBe(false))
  it('is normalized to one form', () => {
    expect(['+237677', '00237677', 'tel:+237677'].map(toPlusFormat)).toEqual(['+237677', '+237677', '+237677'])
  })
})
