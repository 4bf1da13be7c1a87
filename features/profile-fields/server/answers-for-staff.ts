import type { Database, Tx } from '#platform/server/db/database.ts'
import { type AnswerInWords, describeAnswersInEnglish } from './present-answers.ts'
import { readAnswersOfMembers, readFieldAnswers, readProfileFields, type StoredField } from './store.ts'

const isShownToOthers = ({ retired, visible_to }: StoredField): boolean => !retired && visible_to !== 'nobody'

/** Reads the answers that others see on a member's profile, as English text for a report. Answers that nobody sees are left out. */
export const readAnswersForReport = async (db: Database | Tx, memberId: string): Promise<AnswerInWords[]> => {
  const shown = (await readProfileFields(db)).filter(isShownToOthers)
  return shown.length === 0 ? [] : describeAnswersInEnglish(shown, await readFieldAnswers(db, memberId))
}

/** Reads the answers that others will see on the profiles of applicants, as English text by member id. */
export const readAnswersOfApplicants = async (
  db: Database,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, AnswerInWords[]>> => {
  const shown = (await readProfileFields(db)).filter(isShownToOthers)
  if (shown.length === 0 || memberIds.length === 0) return new Map()
  const answers = await readAnswersOfMembers(db, memberIds)
  return new Map([...answers].map(([id, given]) => [id, describeAnswersInEnglish(shown, given)]))
}
