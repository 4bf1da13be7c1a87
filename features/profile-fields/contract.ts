import * as z from 'zod'
import { AuditReason } from '#features/audit/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { text } from '#platform/shared/fields.ts'
import { answerAudiences, FieldId, fieldKinds, fieldLimits, FieldSettings } from './field-contract.ts'

export const profileFieldErrors = errorCodes('profile_fields', {
  changed: 409,
  duplicate: 422,
  full: 422,
  kind_fixed: 422,
  audience_wider: 422,
  filter_hidden: 422,
  not_asked: 422,
  not_offered: 422,
})

/** An answer: the id of a choice, a list of them, a number, or text. */
const AnswerValue = z.union([z.int(), z.string(), z.array(z.string())])
export type AnswerValue = z.infer<typeof AnswerValue>

/** The answer of a member to a field. */
export const FieldAnswer = z.object({ id: FieldId, value: AnswerValue })
export type FieldAnswer = z.infer<typeof FieldAnswer>

const GivenValue = z.union([
  z.int(platformErrors.invalid.code),
  text(1, fieldLimits.text),
  z.array(FieldId).min(1).max(fieldLimits.choices),
])

/** An edit of a member's answers: null removes an answer, absent fields stay unchanged. */
export const FieldAnswersEdit = z
  .array(z.object({ id: FieldId, value: GivenValue.nullable() }))
  .max(fieldLimits.active, platformErrors.too_long.code)
export type FieldAnswersEdit = z.infer<typeof FieldAnswersEdit>

/** A field as members see it, in their language. */
export const ProfileField = z.object({
  id: FieldId,
  kind: z.enum(fieldKinds),
  label: z.string(),
  unit: z.string(),
  min: z.int().nullable(),
  max: z.int().nullable(),
  required: z.boolean(),
  visible_to: z.enum(answerAudiences),
  filterable: z.boolean(),
  /** No longer asked; only for members who have answered it. */
  retired: z.boolean(),
  choices: z.array(z.object({ id: FieldId, label: z.string(), retired: z.boolean() })),
})
export type ProfileField = z.infer<typeof ProfileField>

export const listProfileFields = endpoint({
  method: 'GET',
  path: '/profile-fields',
  access: 'guest',
  applicants: true,
  summary: "Lists the operator's fields of the profile in the caller's language, and retired ones that the caller has answered",
  response: data(z.object({ fields: z.array(ProfileField) })),
})

/** A field as the console shows it. */
export const ConsoleField = FieldSettings.extend({
  id: FieldId,
  /** Raised by each change. */
  version: z.int(),
})
export type ConsoleField = z.infer<typeof ConsoleField>
const response = data(z.object({ fields: z.array(ConsoleField) }))

export const listConsoleFields = endpoint({
  method: 'GET',
  path: '/admin/profile-fields',
  access: 'admin',
  summary: 'Lists the fields of the profile with all labels, including retired ones',
  response,
})

export const putProfileField = endpoint({
  method: 'PUT',
  path: '/admin/profile-fields/:id',
  access: 'admin',
  console: 'fresh',
  summary: 'Adds a field of the profile, or changes, retires or brings back the one with this id',
  params: z.object({ id: FieldId }),
  body: FieldSettings.extend({
    /** The version the administrator edited; 0 for a new field. */
    version: z.int().min(0),
    reason: AuditReason,
  }),
  response,
  errors: [
    profileFieldErrors.changed,
    profileFieldErrors.duplicate,
    profileFieldErrors.full,
    profileFieldErrors.kind_fixed,
    profileFieldErrors.audience_wider,
    profileFieldErrors.filter_hidden,
  ],
})
