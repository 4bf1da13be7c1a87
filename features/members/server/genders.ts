import { builtInGenders, type Gender, genders, isBuiltInGender, type SoughtGenders, seeksEverybody } from '../gender-contract.ts'

/** Returns the number under which a gender is stored. It is also the bit of the gender in a mask. */
export const genderNumber = (gender: Gender): number =>
  isBuiltInGender(gender) ? builtInGenders.indexOf(gender) : Number(gender.slice('own_gender_'.length))

const byNumber: ReadonlyMap<number, Gender> = new Map(genders.map((gender) => [genderNumber(gender), gender]))

/** Returns the gender that is stored under a number. */
export const genderOf = (number: number): Gender => byNumber.get(number) ?? 'other'

/** One more than the largest number of a gender. Some smaller numbers belong to no gender. */
export const genderNumbersEnd = Math.max(...byNumber.keys()) + 1

const maskOf = (wanted: readonly Gender[]): number => wanted.reduce((mask, gender) => mask | (1 << genderNumber(gender)), 0)

/** The bits of all genders. */
export const allGendersMask = maskOf(genders)
/** The stored `seek` of members who seek everybody, own genders included. It is older than those, and the SQL feed functions use the same value. */
export const seekEverybodyMask = maskOf(builtInGenders)
/** A bit added to `seekEverybodyMask` for members who seek only the three built-in genders. */
const exactlyBit = 1 << 14

/** Returns `seek` as it is stored: a bit mask of genders, or `seekEverybodyMask`. */
export const seekToMask = ({ seek, seek_exactly }: SoughtGenders): number => {
  const mask = maskOf(seek)
  return mask === seekEverybodyMask && !seeksEverybody({ seek, seek_exactly }) ? mask | exactlyBit : mask
}

/** Returns the genders that a stored `seek` names; the three built-in ones for everybody. */
export const seekFromMask = (mask: number): { seek: Gender[]; seek_exactly: boolean } => ({
  seek: genders.filter((gender) => (mask & (1 << genderNumber(gender))) !== 0),
  seek_exactly: mask !== seekEverybodyMask,
})

/** Returns the bits of all genders that a stored `seek` finds. */
export const expandSeekMask = (mask: number): number => (mask === seekEverybodyMask ? allGendersMask : mask & allGendersMask)
