import { expect, it } from 'vitest'
import { ageOn, calculateLatestBirthDate } from './age.ts'

const on = (day: string) => new Date(`${day}T12:00:00Z`)

it('increases on the birthday', () => {
  expect(ageOn('1997-05-14', on('2026-05-13'))).toBe(28)
  expect(ageOn('1997-05-14', on('2026-05-14'))).toBe(29)
  expect(ageOn('2004-02-29', on('2026-02-28'))).toBe(21)
  expect(ageOn('2004-02-29', on('2026-03-01'))).toBe(22)
})

it('estimates a date of birth with the given age, on every day of a leap year', () => {
  for (let day = 0; day < 366; day++) {
    const now = new Date(Date.UTC(2028, 0, 1 + day))
    expect(ageOn(calculateLatestBirthDate(19, now), now)).toBe(19)
  }
})
