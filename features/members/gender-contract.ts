// The genders: three built-in ones, and up to nine that the operator adds in the console. The id of an own one has its stored number, so that nobody
// has to look it up. `vocabulary_entry` has the names.
import * as z from 'zod'

export const builtInGenders = ['male', 'female', 'other'] as const
export type BuiltInGender = (typeof builtInGenders)[number]

/**
 * Numbers of genders that the operator adds. 3 and 8 are left out, because bits 3 and 8 (8 and 256) of the masks that the feed reads mean something
 * else. All bits fit into a smallint.
 */
const ownGenderNumbers = [4, 5, 6, 7, 9, 10, 11, 12, 13] as const
export type OperatorGender = `own_gender_${(typeof ownGenderNumbers)[number]}`
/** The ids that own genders can have, in the order in which they are given. */
export const operatorGenders: readonly OperatorGender[] = ownGenderNumbers.map((number): OperatorGender => `own_gender_${number}`)

export type Gender = BuiltInGender | OperatorGender
export const genders: readonly [Gender, ...Gender[]] = [...builtInGenders, ...operatorGenders]
export const Gender = z.enum(genders)

export const isBuiltInGender = (gender: string): gender is BuiltInGender => builtInGenders.some((one) => one === gender)
/** Whether a text is the id of a built-in gender, or an id that the operator's genders can have, in use or not. */
export const isGender = (text: string): text is Gender => genders.some((one) => one === text)

/** Which genders a member seeks, in the form that the API uses. */
export interface SoughtGenders {
  /** The three built-in genders mean everybody, also people of own genders, unless `seek_exactly`. */
  seek: readonly Gender[]
  /** Whether only people of the genders in `seek` are meant, also if these are the three built-in ones. */
  seek_exactly: boolean
}

/** Whether somebody seeks everybody, also people of genders that are added later. */
export const seeksEverybody = ({ seek, seek_exactly }: SoughtGenders): boolean =>
  !seek_exactly && builtInGenders.every((gender) => seek.includes(gender)) && seek.every(isBuiltInGender)
