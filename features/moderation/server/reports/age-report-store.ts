import type { Tx } from '#platform/server/db/database.ts'

const doubts = (tx: Tx) => tx.selectFrom('report').where('report.category', '=', 'underage')

/** Notes that reports may hide the member they are about. */
export const allowHold = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await tx.updateTable('report').set({ may_hold: true }).where('id', 'in', ids).execute()
}

/** Whether a reporter has hidden somebody since a moment. */
export const heldSince = async (tx: Tx, reporterId: string, since: Date): Promise<boolean> =>
  (await doubts(tx)
    .select('id')
    .where('reporter_id', '=', reporterId)
    .where('may_hold', '=', true)
    .where('created_at', '>', since)
    .executeTakeFirst()) !== undefined

/** Whether somebody has looked at an age a reporter doubted and found nothing, as long as such reports are kept. */
export const hasDoubtedWrongly = async (tx: Tx, reporterId: string): Promise<boolean> =>
  (await doubts(tx).select('id').where('reporter_id', '=', reporterId).where('outcome', '=', 'no_breach').executeTakeFirst()) !== undefined

/** Reports of others that doubt a member's age and wait to be looked at, with the age of the reporter's account. */
export const readOtherDoubts = async (tx: Tx, reportedId: string, reporterId: string) => {
  const rows = await doubts(tx)
    .innerJoin('member', 'member.id', 'report.reporter_id')
    .select(['report.id', 'report.reporter_id', 'report.may_hold', 'report.network', 'member.created_at'])
    .where('report.reported_id', '=', reportedId)
    .where('report.reporter_id', '<>', reporterId)
    .where('report.state', '=', 'open')
    .orderBy('report.created_at')
    .limit(20)
    .execute()
  return rows.map(({ reporter_id, ...row }) => ({ ...row, reporter_id: reporter_id ?? '' }))
}
