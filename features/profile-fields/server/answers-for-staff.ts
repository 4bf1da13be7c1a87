import type { Database, Tx } from '#platform/server/db/database.ts'
import { type AnswerInWords, describeAnswersInEnglish } from './present-answers.ts'
import { readFieldAnswers, readProfileFields } from './store.ts'

/** Reads the answers that others see on a member's profile, as English text for a report. Answers that nobody sees are left out. */
export const readAnswersForReport = async (db: Database | Tx, memberId: string): Promise<AnswerInWords[]> => {
  const shown = (await readProfileFields(db)).filter(({ retired, visible_to }) => !retired && visible_to !== 'nobody')
  return shown.length === 0 ? [] : describeAnswersInEnglish(shown, await readFieldAnswers(db, memberId))
}
