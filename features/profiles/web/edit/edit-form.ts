import { type About, pickAbout } from '#features/members/about-contract.ts'
import type { AnswerValue, FieldAnswersEdit } from '#features/profile-fields/contract.ts'
import type { OwnPerson, ProfileEdit } from '../../contract.ts'

/** Values of the edit form. The date of birth is a string, because it may be empty. */
export interface ProfileFormValues extends About {
  firstname: string
  lastname: string
  dob: string
  phone: string
  phone_country: string
  shows_sensitive: boolean
  /** Answers to the operator's own fields, by the id of the field. */
  fields: Record<string, AnswerValue | null>
}

/** Initial form values of a profile. */
export const toEditValues = (person: OwnPerson): ProfileFormValues => ({
  firstname: person.firstname,
  lastname: person.lastname,
  dob: person.birth_estimated ? '' : person.dob,
  phone: person.phone,
  phone_country: person.phone_country,
  shows_sensitive: person.shows_sensitive,
  // A server of the previous release sends no `fields`.
  fields: Object.fromEntries(((person.fields as OwnPerson['fields'] | undefined) ?? []).map(({ id, value }) => [id, value])),
  ...pickAbout(person),
})

const differs = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b)

/** Returns the answers that have changed. */
const changedAnswers = (before: ProfileFormValues['fields'], after: ProfileFormValues['fields']): FieldAnswersEdit =>
  Object.entries(after).flatMap(([id, value]) => (differs(before[id] ?? null, value) ? [{ id, value }] : []))

const toRequestValues = ({ dob, fields, ...values }: ProfileFormValues, before: ProfileFormValues) => ({
  ...values,
  dob: dob === '' ? undefined : dob,
  fields: changedAnswers(before.fields, fields),
})

/** Whether two phone numbers differ only in formatting. */
export const isSamePhone = (a: string, b: string): boolean => a.replaceAll(/[\s()-]/g, '') === b.replaceAll(/[\s()-]/g, '')

/** Whether the phone number or its country has changed. */
export const isPhoneChanged = (before: ProfileFormValues, after: ProfileFormValues): boolean =>
  before.phone_country !== after.phone_country || !isSamePhone(before.phone, after.phone)

/** Path of a field, such as `prompts.0.answer`, and the code of its error. */
export interface FieldProblem {
  path: string
  code: string
}

/** Loads the validation schemas after the form is shown. */
export const loadSchemas = () => import('../../contract.ts')

/** Validates the changed fields with the server's schema. Unchanged fields are left out, so that edits from other devices are kept. */
export const validateChanges = async (
  before: ProfileFormValues,
  after: ProfileFormValues,
): Promise<{ edit: ProfileEdit } | { problems: FieldProblem[] }> => {
  const names = Object.keys(after) as (keyof ProfileFormValues)[]
  const wire = toRequestValues(after, before)
  const isPhone = (name: keyof ProfileFormValues) => name === 'phone' || name === 'phone_country'
  const isChanged = (name: keyof ProfileFormValues) => {
    if (name === 'fields') return wire.fields.length > 0
    return isPhone(name) ? isPhoneChanged(before, after) : differs(before[name], after[name])
  }
  const changed = Object.fromEntries(names.filter(isChanged).map((name) => [name, wire[name]]))
  const { ProfileEdit } = await loadSchemas()
  const parsed = ProfileEdit.safeParse(changed)
  // The form identifies an answer by field id, the request by index.
  const inForm = ([name = '', place, ...rest]: readonly PropertyKey[]) =>
    (name === 'fields' ? [name, wire.fields[Number(place)]?.id ?? ''] : [name, ...(place === undefined ? [] : [place]), ...rest]).join('.')
  if (!parsed.success) return { problems: parsed.error.issues.map(({ path, message }) => ({ path: inForm(path), code: message })) }
  return { edit: parsed.data }
}
