import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import type { AnswerValue, FieldAnswer, ProfileField } from '../contract.ts'
import { type Audience, labelIn } from '../field-contract.ts'
import type { Answers, StoredField } from './store.ts'

/** SQL for the answers of the member of a row; null without any. */
export const answersSql = (memberColumn: string): RawBuilder<Answers | null> =>
  sql<Answers | null>`(select answers from profile_answer where profile_answer.member_id = ${sql.ref(memberColumn)})`

/** What decides which answers somebody sees, as one JSON value. */
export type FieldAudiences = Readonly<Record<string, Audience>> | null

/** SQL for who sees the answers to each field that is asked, in the order of the screens. */
export const audiencesSql = sql<FieldAudiences>`(select json_object_agg(id, visible_to order by position, id) from profile_field where retired_at is null)`

/** Returns the answers of a member that another one sees. `matched` is whether the two match. */
export const visibleAnswers = (answers: Answers | null, seenBy: FieldAudiences, { matched }: { matched: boolean }): FieldAnswer[] =>
  Object.entries(seenBy ?? {}).flatMap(([id, audience]) => {
    const value = answers?.[id]
    return value !== undefined && (audience === 'everybody' || (audience === 'matches' && matched)) ? [{ id, value }] : []
  })

/** Returns all answers of a member for the member. */
export const ownAnswers = (answers: Answers | null): FieldAnswer[] => Object.entries(answers ?? {}).map(([id, value]) => ({ id, value }))

/** Returns a field as a member sees it. */
export const presentField = (field: StoredField, locale: Locale): ProfileField => {
  const { id, kind, unit, min, max, required, visible_to, filterable, retired } = field
  const choices = field.choices.map(({ labels, ...choice }) => ({ ...choice, label: labelIn(labels, locale) }))
  return { id, kind, label: labelIn(field.labels, locale), unit, min, max, required, visible_to, filterable, retired, choices }
}

/** An answer in words, for people who read it outside the screens of the profile. */
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
export const answersInWords = (fields: readonly StoredField[], answers: Answers): AnswerInWords[] =>
  fields.flatMap((field) => {
    const value = answers[field.id]
    return value === undefined ? [] : [{ question: field.labels.en, answer: inWords(field, value) }]
  })
