import type { Database, Tx } from '#platform/server/db/database.ts'
import { type VoiceHello } from '../contract.ts'
import { presentVoiceHelloForReview } from './present-voice-hello.ts'

/** Keeps the voice hello a member has now for as long as a report about them is kept. */
export const keepReportedVoiceHello = async (tx: Tx, reportId: string, memberId: string): Promise<void> => {
  // Waits for a removal, and makes a later one wait.
  const current = await tx
    .selectFrom('voice_hello')
    .select('id')
    .where('member_id', '=', memberId)
    .where('review', '<>', 'removed')
    .where('released_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (current === undefined) return
  await tx.insertInto('voice_hello_hold').values({ voice_hello_id: current.id, report_id: reportId }).execute()
}

/** Presents the voice hellos that reports hold to a moderator, by id of the report. */
export const readVoiceHellosOfReports = async (db: Database, reportIds: readonly string[], now: Date): Promise<Map<string, VoiceHello>> => {
  if (reportIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('voice_hello_hold')
    .innerJoin('voice_hello', 'voice_hello.id', 'voice_hello_hold.voice_hello_id')
    .select(['report_id', 'voice_hello.id', 'storage_key', 'tenths', 'peaks'])
    .where('report_id', 'in', reportIds)
    .execute()
  return new Map(rows.map((row) => [row.report_id, presentVoiceHelloForReview(row, now)]))
}
