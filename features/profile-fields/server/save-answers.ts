import type { Tx } from '#platform/server/db/database.ts'
import type { ErrorCode } from '#platform/shared/errors.ts'
import type { FieldAnswersEdit } from '../contract.ts'
import { applyAnswersEdit } from './check-answers.ts'
import { type AnswersByField, readFieldAnswers, readProfileFields, storeFieldAnswers } from './store.ts'

/** A checked edit of answers that can be stored. */
export interface PreparedAnswers {
  /** The errors by the path `fields.<id>`; empty when the answers can be stored. */
  errors: Record<string, readonly ErrorCode[]>
  store: () => Promise<void>
}

/** Checks an edit of a member's answers. The caller holds the member's lock, and calls `store` if everything is valid. */
export const prepareAnswers = async (tx: Tx, memberId: string, edit: FieldAnswersEdit): Promise<PreparedAnswers> => {
  const before = await readFieldAnswers(tx, memberId)
  const { answers, errors } = applyAnswersEdit(await readProfileFields(tx), before, edit)
  return { errors, store: () => storeFieldAnswers(tx, memberId, answers) }
}

/** Returns the ids of required fields that are not retired and have no answer. */
export const findUnansweredRequiredFields = (
  fields: readonly { id: string; required: boolean; retired: boolean }[],
  answers: AnswersByField | null,
): string[] => fields.filter(({ id, required, retired }) => required && !retired && answers?.[id] === undefined).map(({ id }) => id)
