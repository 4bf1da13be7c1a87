import {
  ageOn,
  checkChoices,
  checkSeek,
  lockMember,
  type MemberChanges,
  type MemberRow,
  hideFromOpenScreensJob,
  updateMember,
} from '#features/members/server/index.ts'
import { maximumAge, minimumAge } from '#features/members/contract.ts'
import { prepareAnswers } from '#features/profile-fields/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { type ErrorCode, platformErrors, AppError } from '#platform/shared/errors.ts'
import { type ProfileEdit, profileErrors } from '../contract.ts'
import { parsePhoneNumber } from './phone.ts'
import { scheduleReciprocalSettings } from './reciprocal-settings.ts'

interface FieldCheck {
  changes: MemberChanges
  fields: Record<string, readonly ErrorCode[]>
}

const checkBirth = (member: MemberRow, dob: string | undefined, now: Date): FieldCheck => {
  if (dob === undefined || (dob === member.birth && !member.birth_estimated)) return { changes: {}, fields: {} }
  const age = ageOn(dob, now)
  if (!member.birth_estimated) return { changes: {}, fields: { dob: [profileErrors.birth_fixed] } }
  if (age < minimumAge) return { changes: {}, fields: { dob: [profileErrors.age_over_18] } }
  if (age > maximumAge) return { changes: {}, fields: { dob: [platformErrors.invalid] } }
  return { changes: { birth: dob, birth_estimated: false }, fields: {} }
}

const checkPhone = (member: MemberRow, { phone, phone_country }: ProfileEdit): FieldCheck => {
  if (phone === undefined && phone_country === undefined) return { changes: {}, fields: {} }
  const country = phone_country ?? member.phone_country
  const number = parsePhoneNumber(phone ?? member.phone, country)
  if (number === undefined) return { changes: {}, fields: { phone: [profileErrors.phone_invalid] } }
  return { changes: { phone: number, phone_country: country }, fields: {} }
}

const checkAges = (member: MemberRow, edit: ProfileEdit): FieldCheck => {
  const { min_age = member.min_age, max_age = member.max_age } = edit
  if (min_age <= max_age) return { changes: { min_age, max_age }, fields: {} }
  return { changes: {}, fields: { [edit.max_age === undefined ? 'min_age' : 'max_age']: [profileErrors.ages_crossed] } }
}

const uncheckedChanges = (edit: ProfileEdit): MemberChanges => {
  const { dob: _dob, phone: _phone, phone_country: _country, min_age: _min, max_age: _max, fields: _fields, ...unchecked } = edit
  const {
    looking_for: _goals,
    interests: _interests,
    prompts: _prompts,
    seek: _seek,
    seek_exactly: _exactly,
    languages,
    ...asGiven
  } = unchecked
  const changes: MemberChanges = {
    ...asGiven,
    languages: languages && [...new Set(languages)],
  }
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}

/** Checks genders, goals, interests and prompts against the lists, which the operator can change. */
const checkLists = async (tx: Tx, member: MemberRow, edit: ProfileEdit): Promise<FieldCheck> => {
  const { choices, errors } = await checkChoices(tx, member, edit)
  const { prompts, ...lists } = choices
  const sought = await checkSeek(tx, member, edit)
  return {
    changes: { ...lists, ...sought.changes, ...(prompts && { prompts: JSON.stringify(prompts) }) },
    fields: { ...errors, ...sought.errors },
  }
}

/**
 * Changes a member's profile in the caller's transaction; absent fields stay unchanged. The exact date of birth may be set once.
 * @throws {AppError} with every invalid field, platform.not_found
 */
export const changeProfileInTransaction = async (tx: Tx, id: string, edit: ProfileEdit, now: Date): Promise<void> => {
  const member = await lockMember(tx, id)
  if (member === undefined) throw new AppError(platformErrors.not_found)
  const lists = await checkLists(tx, member, edit)
  const checks = [checkBirth(member, edit.dob, now), checkPhone(member, edit), checkAges(member, edit), lists]
  const answers = edit.fields && (await prepareAnswers(tx, id, edit.fields))
  const fields = Object.assign({}, ...checks.map((check) => check.fields), answers?.errors) as FieldCheck['fields']
  const [first] = Object.values(fields).flat()
  if (first !== undefined) throw new AppError(first, { fields })
  const shown = await scheduleReciprocalSettings(tx, member, edit, now)
  const changes = Object.assign(uncheckedChanges(edit), shown, ...checks.map((check) => check.changes)) as MemberChanges
  await updateMember(tx, member.id, changes, now)
  await answers?.store()
  if (edit.private_mode === true && !member.private_mode) await addJob(tx, hideFromOpenScreensJob, { memberId: id }, now)
}

/**
 * Changes the caller's profile.
 * @throws {AppError} as `changeProfileInTransaction`
 */
export const updateProfile = (ctx: MemberContext, edit: ProfileEdit): Promise<void> =>
  inTransaction(ctx.db, (tx) => changeProfileInTransaction(tx, ctx.actor.id, edit, ctx.now))
