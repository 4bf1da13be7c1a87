import type { Gender } from '#features/members/contract.ts'
import { type OwnPerson, type ProfileEdit, profileErrors } from '../../contract.ts'

/** Form values: strings for numbers and for a date that may be empty. */
export interface EditValues {
  firstname: string
  lastname: string
  dob: string
  phone: string
  phone_country: string
  bio: string
  looking_for: OwnPerson['looking_for']
  interests: string[]
  prompts: { question: string; answer: string }[]
  seek: Gender[]
  min_age: string
  max_age: string
  shows_lastname: boolean
  shows_birth: boolean
  shows_activity: boolean
}

/** Initial form values of a profile. */
export const toEditValues = (person: OwnPerson): EditValues => ({
  firstname: person.firstname,
  lastname: person.lastname,
  dob: person.birth_estimated ? '' : person.dob,
  phone: person.phone,
  phone_country: person.phone_country,
  bio: person.bio,
  looking_for: person.looking_for,
  interests: person.interests,
  prompts: person.prompts,
  seek: person.seek,
  min_age: String(person.min_age),
  max_age: String(person.max_age),
  shows_lastname: person.shows_lastname,
  shows_birth: person.shows_birth,
  shows_activity: person.shows_activity,
})

const toRequestValues = ({ min_age, max_age, dob, ...values }: EditValues) => ({
  ...values,
  dob: dob === '' ? undefined : dob,
  min_age: min_age.trim() === '' ? Number.NaN : Number(min_age),
  max_age: max_age.trim() === '' ? Number.NaN : Number(max_age),
})

/** Whether two phone numbers differ only in formatting. */
export const isSamePhone = (a: string, b: string): boolean => a.replaceAll(/[\s()-]/g, '') === b.replaceAll(/[\s()-]/g, '')

/** Whether the phone number or its country has changed. */
export const isPhoneChanged = (before: EditValues, after: EditValues): boolean =>
  before.phone_country !== after.phone_country || !isSamePhone(before.phone, after.phone)

const differs = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b)

/** Path of a field, such as `prompts.0.answer`, and the code of its error. */
export interface FieldProblem {
  path: string
  code: string
}

/** Loads the validation schemas after the form is shown. */
export const loadSchemas = () => import('../../contract.ts')

/** Validates the changed fields with the server's schema. Unchanged fields are left out, so that edits from other devices are kept. */
export const validateChanges = async (
  before: EditValues,
  after: EditValues,
): Promise<{ edit: ProfileEdit } | { problems: FieldProblem[] }> => {
  const names = Object.keys(after) as (keyof EditValues)[]
  const wire = toRequestValues(after)
  const isPhone = (name: keyof EditValues) => name === 'phone' || name === 'phone_country'
  const isChanged = (name: keyof EditValues) => (isPhone(name) ? isPhoneChanged(before, after) : differs(before[name], after[name]))
  const changed = Object.fromEntries(names.filter(isChanged).map((name) => [name, wire[name]]))
  const { ProfileEdit } = await loadSchemas()
  const parsed = ProfileEdit.safeParse(changed)
  if (!parsed.success) return { problems: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), code: message })) }
  if (wire.min_age > wire.max_age) return { problems: [{ path: 'max_age', code: profileErrors.ages_crossed.code }] }
  return { edit: parsed.data }
}
