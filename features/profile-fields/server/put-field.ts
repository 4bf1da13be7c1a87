import { recordAudit } from '#features/audit/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError, type ErrorCode, platformErrors } from '#platform/shared/errors.ts'
import { withTextsNotOffered } from '#platform/shared/i18n/texts-by-language.ts'
import { profileFieldErrors, type putProfileField as endpoint } from '../contract.ts'
import { answerAudiences, type FieldChoice, fieldLimits, type FieldSettings } from '../field-contract.ts'
import { findDuplicateChoiceFields } from './equal-choices.ts'
import { presentConsoleField } from './list-fields.ts'
import { lockProfileFields, readProfileFields, saveProfileField, type StoredField } from './store.ts'

/** Returns the wanted choices, plus earlier choices that are missing, as retired: stored answers contain their ids. */
const withFormerChoices = (wanted: readonly FieldChoice[], before: readonly FieldChoice[]): FieldChoice[] => [
  ...wanted.map((choice) => ({ ...choice, labels: withTextsNotOffered(choice.labels, before.find(({ id }) => id === choice.id)?.labels) })),
  ...before.filter(({ id }) => wanted.every((choice) => choice.id !== id)).map((choice) => ({ ...choice, retired: true })),
]

/** Removes settings that do not belong to the kind of the field, and keeps texts that the console does not show. */
const normalize = (wanted: FieldSettings, before: StoredField | undefined): FieldSettings => {
  const isNumber = wanted.kind === 'number'
  const isChoice = wanted.kind === 'choice' || wanted.kind === 'choices'
  return {
    ...wanted,
    labels: withTextsNotOffered(wanted.labels, before?.labels),
    unit: isNumber ? wanted.unit : '',
    min: isNumber ? wanted.min : null,
    max: isNumber ? wanted.max : null,
    choices: isChoice ? withFormerChoices(wanted.choices, before?.choices ?? []) : [],
  }
}

const settingsOf = (field: StoredField): FieldSettings => {
  const { id: _, version: __, retiredAt: ___, ...settings } = field
  return settings
}

/** Whether two settings say the same, whatever the order of their properties. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b
  const [ofA, ofB] = [a as Record<string, unknown>, b as Record<string, unknown>]
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(ofA[key], ofB[key]))
}

type Errors = Record<string, readonly ErrorCode[]>

const checkKind = ({ kind, min, max, choices }: FieldSettings): Errors => {
  if (kind === 'number') {
    if (min === null) return { min: [platformErrors.required] }
    if (max === null) return { max: [platformErrors.required] }
    return min < max ? {} : { max: [platformErrors.too_small] }
  }
  if (kind === 'text') return {}
  if (choices.every(({ retired }) => retired)) return { choices: [platformErrors.required] }
  if (choices.length > fieldLimits.choices) return { choices: [platformErrors.too_long] }
  return new Set(choices.map(({ id }) => id)).size === choices.length ? {} : { choices: [platformErrors.invalid] }
}

/** Finds choices with equal labels, which members could not tell apart. Unchanged choices were accepted before and are not checked again. */
const checkChoices = ({ choices }: FieldSettings, before: StoredField | undefined): Errors =>
  isSame(before?.choices, choices)
    ? {}
    : Object.fromEntries(findDuplicateChoiceFields(choices).map((field) => [field, [profileFieldErrors.duplicate]]))

/** A filter reveals who gave which answer, so only fields that everybody sees can be filtered by. */
const checkFilter = ({ filterable, kind, visible_to }: FieldSettings): Errors =>
  filterable && (kind === 'text' || visible_to !== 'everybody') ? { filterable: [profileFieldErrors.filter_hidden] } : {}

/** The kind cannot change, and an existing field is never shown to more people than before. */
const checkChange = (wanted: FieldSettings, before: StoredField): Errors => ({
  ...(wanted.kind === before.kind ? {} : { kind: [profileFieldErrors.kind_fixed] }),
  ...(answerAudiences.indexOf(wanted.visible_to) < answerAudiences.indexOf(before.visible_to)
    ? { visible_to: [profileFieldErrors.audience_wider] }
    : {}),
})

const checkCount = (wanted: FieldSettings, others: readonly StoredField[]): Errors => {
  const asked = others.filter(({ retired }) => !retired).length
  const isFull = others.length >= fieldLimits.all || (!wanted.retired && asked >= fieldLimits.active)
  return isFull ? { retired: [profileFieldErrors.full] } : {}
}

const actionOf = (wanted: FieldSettings, before: StoredField | undefined) => {
  if (before === undefined) return 'profile_field.added'
  if (wanted.retired === before.retired) return 'profile_field.changed'
  return wanted.retired ? 'profile_field.retired' : 'profile_field.brought_back'
}

/**
 * Adds a profile field, or changes, retires or brings back the one with this id. Records it in the audit log. Answers are never
 * deleted. Idempotent.
 * @throws {AppError} profile_fields.changed when somebody else was faster, profile_fields.duplicate, full, kind_fixed, audience_wider or filter_hidden by field
 */
export const putProfileField = (
  ctx: MemberContext,
  { params: { id }, body: { version, reason, ...given } }: HandlerInput<typeof endpoint>,
): Promise<HandlerResult<typeof endpoint>> =>
  inTransaction(ctx.db, async (tx) => {
    await lockProfileFields(tx)
    const all = await readProfileFields(tx)
    const before = all.find((field) => field.id === id)
    const wanted = normalize(given, before)
    if (before === undefined || !isSame(settingsOf(before), wanted)) {
      if ((before?.version ?? 0) !== version) throw new AppError(profileFieldErrors.changed)
      const others = all.filter((field) => field !== before)
      const errors: Errors = {
        ...checkCount(wanted, others),
        ...checkKind(wanted),
        ...checkChoices(wanted, before),
        ...checkFilter(wanted),
        ...(before === undefined ? {} : checkChange(wanted, before)),
      }
      const [first] = Object.values(errors).flat()
      if (first !== undefined) throw new AppError(first, { fields: errors })
      await saveProfileField(tx, { ...wanted, id, version: version + 1, retiredAt: wanted.retired ? (before?.retiredAt ?? ctx.now) : null })
      await recordAudit(tx, {
        admin: ctx.actor.id,
        action: actionOf(wanted, before),
        subject: { kind: 'profile_field', id },
        reason,
        details: before === undefined ? { ...wanted } : { from: settingsOf(before), to: wanted },
        now: ctx.now,
      })
    }
    return { data: { fields: (await readProfileFields(tx)).map(presentConsoleField) } }
  })
