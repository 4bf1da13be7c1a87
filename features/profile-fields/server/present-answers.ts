import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { textIn } from '#platform/shared/i18n/texts-by-language.ts'
import type { AnswerValue, FieldAnswer, ProfileField } from '../contract.ts'
import type { AnswerAudience } from '../field-contract.ts'
import type { AnswersByField, StoredField } from './store.ts'

/** SQL that selects the answers of the member whose id is in a column; null without any. */
export const fieldAnswersSql = (memberColumn: string): RawBuilder<AnswersByField | null> =>
  sql<AnswersByField | null>`(select answers from profile_answer where profile_answer.member_id = ${sql.ref(memberColumn)})`

/** Who sees the answers to each field, by field id; null without fields. */
export type AudienceByField = Readonly<Record<string, AnswerAudience>> | null

/** SQL that selects `AudienceByField`: the fields that are not retired, in display order. */
export const audienceByFieldSql = sql<AudienceByField>`(select json_object_agg(id, visible_to order by position, id) from profile_field where retired_at is null)`

/** Returns the answers of a member that a viewer sees. `matched` says whether the two match. */
export const presentVisibleAnswers = (
  answers: AnswersByField | null,
  seenBy: AudienceByField,
  { matched }: { matched: boolean },
): FieldAnswer[] =>
  Object.entries(seenBy ?? {}).flatMap(([id, audience]) => {
    const value = answers?.[id]
    return value !== undefined && (audience === 'everybody' || (audience === 'matches' && matched)) ? [{ id, value }] : []
  })

/** Returns the choices among answers to fields that everybody sees, which two members can have in common. Numbers and texts are left out. */
export const selectPublicChoices = (fields: readonly StoredField[], answers: AnswersByField): { field: string; choice: string }[] =>
  fields.flatMap(({ id, kind, visible_to, retired }) => {
    const value = answers[id]
    if (value === undefined || retired || visible_to !== 'everybody' || (kind !== 'choice' && kind !== 'choices')) return []
    return [value].flat().map((choice) => ({ field: id, choice: String(choice) }))
  })

/** Returns all answers of a member, for that member. */
export const presentOwnAnswers = (answers: AnswersByField | null): FieldAnswer[] =>
  Object.entries(answers ?? {}).map(([id, value]) => ({ id, value }))

/** Returns a field as members see it, with its texts in one language. */
export const presentProfileField = (field: StoredField, locale: Locale): ProfileField => {
  const { id, kind, unit, min, max, required, visible_to, filterable, retired } = field
  const choices = field.choices.map(({ labels, ...choice }) => ({ ...choice, label: textIn(labels, locale) }))
  return { id, kind, label: textIn(field.labels, locale), unit, min, max, required, visible_to, filterable, retired, choices }
}

/** A question and its answer as plain text, for readers outside the profile screens. */
export interface AnswerInWords {
  question: string
  answer: string
}

const inWords = (field: StoredField, value: AnswerValue): string => {
  if (field.kind === 'text') return String(value)
  if (field.kind === 'number') return [value, field.unit].join(' ').trim()
  return [value]
    .flat()
    .map((id) => field.choices.find((choice) => choice.id === id)?.labels.en ?? String(id))
    .join(', ')
}

/** Returns answers in English words, in the order of the fields. */
export const describeAnswersInEnglish = (fields: readonly StoredField[], answers: AnswersByField): AnswerInWords[] =>
  fields.flatMap((field) => {
    const value = answers[field.id]
    return value === undefined ? [] : [{ question: field.labels.en, answer: inWords(field, value) }]
  })
