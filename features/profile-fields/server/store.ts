import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import type { TextsByLanguage } from '#platform/shared/i18n/texts-by-language.ts'
import type { AnswerValue, ConsoleField } from '../contract.ts'
import type { AnswerAudience, FieldChoice, FieldKind } from '../field-contract.ts'

/** A field as it is stored. */
export interface StoredField extends ConsoleField {
  retiredAt: Date | null
}

/** The answers of a member, by field id. */
export type AnswersByField = Readonly<Record<string, AnswerValue>>

/** Reads all fields in display order. There are only a few dozen, so they are not cached and each process sees a change at once. */
export const readProfileFields = async (db: ReadDatabase): Promise<StoredField[]> => {
  const rows = await db.selectFrom('profile_field').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map(({ position, kind, labels, least, most, visible_to, choices, retired_at, ...row }) => ({
    ...row,
    order: position,
    kind: kind as FieldKind,
    labels: labels as TextsByLanguage,
    min: least,
    max: most,
    visible_to: visible_to as AnswerAudience,
    choices: choices as FieldChoice[],
    retired: retired_at !== null,
    retiredAt: retired_at,
  }))
}

/** Makes changes of fields wait for each other, until the transaction ends. */
export const lockProfileFields = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('profile fields', 0))`.execute(tx)
}

/** Stores a field, replacing any field with the same id. */
export const saveProfileField = async (tx: Tx, field: StoredField): Promise<void> => {
  const { id, version, order, kind, unit, min, max, required, visible_to, filterable } = field
  const values = {
    version,
    position: order,
    kind,
    labels: JSON.stringify(field.labels),
    unit,
    least: min,
    most: max,
    required,
    visible_to,
    filterable,
    choices: JSON.stringify(field.choices),
    retired_at: field.retiredAt,
  }
  await tx
    .insertInto('profile_field')
    .values({ id, ...values })
    .onConflict((on) => on.column('id').doUpdateSet(values))
    .execute()
}

/** Reads the answers of a member. */
export const readFieldAnswers = async (db: Database | Tx, memberId: string): Promise<AnswersByField> => {
  const row = await db.selectFrom('profile_answer').select('answers').where('member_id', '=', memberId).executeTakeFirst()
  return (row?.answers ?? {}) as AnswersByField
}

/** Reads the answers of members, by member id. Members without an answer are missing. */
export const readAnswersOfMembers = async (db: Database, memberIds: readonly string[]): Promise<ReadonlyMap<string, AnswersByField>> => {
  const rows = await db.selectFrom('profile_answer').selectAll().where('member_id', 'in', memberIds).execute()
  return new Map(rows.map(({ member_id, answers }) => [member_id, answers as AnswersByField]))
}

/** Stores the answers of a member, replacing all earlier ones. The caller holds the member's lock. */
export const storeFieldAnswers = async (tx: Tx, memberId: string, answers: AnswersByField): Promise<void> => {
  const values = { answers: JSON.stringify(answers) }
  await tx
    .insertInto('profile_answer')
    .values({ member_id: memberId, ...values })
    .onConflict((on) => on.column('member_id').doUpdateSet(values))
    .execute()
}

/** Deletes the answers of a member. */
export const deleteFieldAnswers = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('profile_answer').where('member_id', '=', memberId).execute()
}
