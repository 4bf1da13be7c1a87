import { expect, test } from 'vitest'
import { genders, operatorGenders, seeksEverybody } from '../gender-contract.ts'
import { allGendersMask, seekEverybodyMask, genderNumber, genderOf, seekFromMask, seekToMask, expandSeekMask } from './genders.ts'

test('each of twelve genders has a number that is no flag of the feed, and all of them fit into a smallint', () => {
  expect(genders).toHaveLength(12)
  const bits = genders.map((gender) => 1 << genderNumber(gender))
  expect(new Set(bits).size).toBe(12)
  expect(bits.filter((bit) => bit === 8 || bit === 256)).toEqual([])
  expect(genders.map((gender) => genderOf(genderNumber(gender)))).toEqual(genders)
  expect(seekToMask({ seek: [...genders], seek_exactly: true })).toBe(allGendersMask)
  expect(allGendersMask).toBeLessThan(2 ** 14)
})

test('the stored numbers of the built-in genders never change', () => {
  expect(['male', 'female', 'other'].map((_, number) => genderOf(number))).toEqual(['male', 'female', 'other'])
})

test('the three built-in genders mean everybody, also people of genders that are added later', () => {
  const everybody = { seek: ['male', 'female', 'other'], seek_exactly: false } as const
  expect(seekToMask(everybody)).toBe(seekEverybodyMask)
  expect(seekFromMask(seekEverybodyMask)).toEqual(everybody)
  expect(seeksEverybody(everybody)).toBe(true)
  expect(expandSeekMask(seekEverybodyMask)).toBe(allGendersMask)
})

test('they can be meant exactly', () => {
  const three = { seek: ['male', 'female', 'other'], seek_exactly: true } as const
  expect(seekToMask(three)).toBe(16_391)
  expect(seekFromMask(16_391)).toEqual(three)
  expect(seeksEverybody(three)).toBe(false)
  expect(expandSeekMask(16_391)).toBe(7)
})

test('own genders are sought by name, alone and beside the built-in ones', () => {
  for (const seek of [[operatorGenders[0]], ['male', operatorGenders[8]], ['male', 'female', 'other', 'own_gender_4']] as const) {
    const sought = { seek: seek.filter((gender) => gender !== undefined), seek_exactly: false }
    expect(seeksEverybody(sought)).toBe(false)
    expect(seekFromMask(seekToMask(sought))).toEqual({ ...sought, seek_exactly: true })
  }
})
