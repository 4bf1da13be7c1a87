import { recordEvent } from '#features/webhooks/server/index.ts'
import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { decodeCursor, encodeCursor } from '#platform/server/keyset.ts'
import type { ApplicantCause, RiskSignal } from '../../contract.ts'

export type ApplicantRow = Selectable<DB['applicant']>

/** Reads the application of a member. */
export const readApplicant = (db: Database | Tx, memberId: string): Promise<ApplicantRow | undefined> =>
  db.selectFrom('applicant').selectAll().where('member_id', '=', memberId).executeTakeFirst()

/** Stores an application. An application that waits gets the new signals; a decided one stays unchanged. @returns the stored row */
export const saveApplicant = async (
  tx: Tx,
  memberId: string,
  { cause, signals }: { cause: ApplicantCause; signals: readonly RiskSignal[] },
  now: Date,
): Promise<ApplicantRow> => {
  await tx
    .insertInto('applicant')
    .values({ member_id: memberId, hold_id: randomUUID(), cause, signals: JSON.stringify(signals), created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ signals: JSON.stringify(signals) })
        .where('applicant.state', '=', 'waiting'),
    )
    .execute()
  return tx.selectFrom('applicant').selectAll().where('member_id', '=', memberId).executeTakeFirstOrThrow()
}

/**
 * Stores the decision on an application in one of the states `from`. `by` is the moderator; null for an appeal or a reinstatement.
 * @returns whether its state was in `from`
 */
export const setApplicantDecision = async (
  tx: Tx,
  memberId: string,
  { from, state, by }: { from: readonly ('waiting' | 'refused')[]; state: 'approved' | 'refused'; by: string | null },
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('applicant')
    .set({ state, decided_at: now, decided_by: by })
    .where('member_id', '=', memberId)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow()
  // An applicant counts as joined only after the approval.
  if (numUpdatedRows === 1n && state === 'approved') await recordEvent(tx, { type: 'member.joined', data: { member_id: memberId } }, now)
  return numUpdatedRows === 1n
}

/** Selects only held accounts: other applicants have left, or are suspended for another reason. */
const selectWaiting = (db: Database | Tx) =>
  db
    .selectFrom('applicant')
    .innerJoin('member', 'member.id', 'applicant.member_id')
    .where('applicant.state', '=', 'waiting')
    .where('member.status', '=', 'held')

/** Counts the applicants who wait for a moderator. */
export const countWaitingApplicants = async (db: Database | Tx): Promise<number> => {
  const { count } = await selectWaiting(db)
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const page = 24

/**
 * Reads a page of the applicants who wait, the longest waiting first.
 * @throws {AppError} platform.invalid for a malformed cursor
 */
export const readWaitingApplicants = async (db: Database, cursor: string | undefined) => {
  const after = decodeCursor(cursor)
  const rows = await selectWaiting(db)
    .leftJoin('invitation', 'invitation.used_by', 'member.id')
    .select([
      'applicant.member_id',
      'applicant.cause',
      'applicant.signals',
      'applicant.created_at',
      'member.firstname',
      'member.birth',
      'member.bio',
      'invitation.id as invitation_id',
    ])
    .$if(after !== undefined, (query) =>
      query.where((row) =>
        row(row.refTuple('applicant.created_at', 'applicant.member_id'), '>', row.tuple(after?.at ?? new Date(0), after?.id ?? '')),
      ),
    )
    .orderBy('applicant.created_at')
    .orderBy('applicant.member_id')
    .limit(page + 1)
    .execute()
  const applicants = rows.slice(0, page)
  const last = applicants.at(-1)
  return {
    applicants,
    next_cursor: rows.length > page && last !== undefined ? encodeCursor({ at: last.created_at, id: last.member_id }) : null,
  }
}

/** Reads up to 100 applicants refused before a moment who have an account. */
export const readApplicantsRefusedBefore = async (db: Database, before: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('applicant')
    .innerJoin('member', 'member.id', 'applicant.member_id')
    .select('applicant.member_id')
    .where('applicant.state', '=', 'refused')
    .where('applicant.decided_at', '<=', before)
    .where('member.status', '=', 'suspended')
    .orderBy('applicant.decided_at')
    .limit(100)
    .execute()
  return rows.map(({ member_id }) => member_id)
}
