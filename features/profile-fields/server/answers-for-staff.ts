import type { Database, Tx } from '#platform/server/db/database.ts'
import { type AnswerInWords, describeAnswersInEnglish } from './present-answers.ts'
import { readFieldAnswers, readProfileFields } from './store.ts'

/** Reads the answers of a member that stand on the profile, in English words, for a report. What nobody sees says nothing about a report. */
export const readAnswersForReport = async (db: Database | Tx, memberId: string): Promise<AnswerInWords[]> => {
  const shown = (await readProfileFields(db)).filter(({ retired, visible_to }) => !retired && visible_to !== 'nobody')
  return shown.length === 0 ? [] : describeAnswersInEnglish(shown, await readFieldAnswers(db, memberId))
}
