import type { Database, Tx } from '#platform/server/db/database.ts'
import { type AnswerInWords, answersInWords } from './present-answers.ts'
import { readAnswers, readFields } from './store.ts'

/** Reads the answers of a member that stand on the profile, in English words, for a report. What nobody sees says nothing about a report. */
export const readShownAnswers = async (db: Database | Tx, memberId: string): Promise<AnswerInWords[]> => {
  const shown = (await readFields(db)).filter(({ retired, visible_to }) => !retired && visible_to !== 'nobody')
  return shown.length === 0 ? [] : answersInWords(shown, await readAnswers(db, memberId))
}
