import { type Selectable, sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import { ApplicantRefusalReason } from '#features/registration/contract.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'

export type DecisionRow = Selectable<DB['decision']>
export type DecisionKind =
  | 'dismiss'
  | 'warn'
  | 'remove_photo'
  | 'remove_voice_hello'
  | 'refuse_photo_check'
  | 'refuse_applicant'
  | 'suspend'
  | 'ban'

export interface NewDecision {
  id: string
  caseId?: string | null
  memberId: string
  /** Null for an automatic decision. */
  adminId?: string | null
  kind: DecisionKind
  /** A code of `conductReasons`, or a sentence that the member reads. */
  reason: string
  /** Additional text for the member. */
  words?: string
  /** A note for administrators; members never see it. */
  note?: string
  until?: Date | null
  photoIds?: readonly string[]
  /** The voice hello that the decision took down. */
  voiceHelloId?: string
  /** The photo check that the decision refused. */
  photoCheckId?: string
}

/**
 * Returns the kind of a stored decision. The column `kind` has no values of its own for three kinds: it is `remove_photo` for
 * `remove_voice_hello` and `refuse_photo_check`, and `suspend` for `refuse_applicant`.
 */
export const decisionKindOf = ({
  kind,
  voice_hello_id,
  photo_check_id,
  reason,
}: Pick<DecisionRow, 'kind' | 'voice_hello_id' | 'photo_check_id' | 'reason'>): DecisionKind => {
  if (voice_hello_id !== null) return 'remove_voice_hello'
  if (ApplicantRefusalReason.safeParse(reason).success) return 'refuse_applicant'
  return photo_check_id === null ? (kind as DecisionKind) : 'refuse_photo_check'
}

/** Stores a decision. The member does not see a dismissal, so it counts as seen. */
export const addDecision = async (tx: Tx, decision: NewDecision, now: Date): Promise<void> => {
  const {
    id,
    caseId = null,
    memberId,
    adminId = null,
    kind,
    reason,
    words = '',
    note = '',
    until = null,
    photoIds = [],
    voiceHelloId = null,
    photoCheckId = null,
  } = decision
  await tx
    .insertInto('decision')
    .values({
      id,
      case_id: caseId,
      member_id: memberId,
      admin_id: adminId,
      kind: kind === 'remove_voice_hello' || kind === 'refuse_photo_check' ? 'remove_photo' : kind,
      reason,
      words,
      note,
      until,
      photo_ids: [...photoIds],
      voice_hello_id: voiceHelloId,
      photo_check_id: photoCheckId,
      created_at: now,
      seen_at: kind === 'dismiss' ? now : null,
    })
    .execute()
}

/** Reads a decision by its id. */
export const readDecision = (db: Database | Tx, id: string): Promise<DecisionRow | undefined> =>
  db.selectFrom('decision').selectAll().where('id', '=', id).executeTakeFirst()

/** Reads the decision that refused a member's latest refused photo check; undefined if there is none or it was reversed. */
export const readPhotoCheckRefusal = async (db: Database, memberId: string): Promise<DecisionRow | undefined> => {
  const found = await db
    .selectFrom('decision')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('photo_check_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.reversed_at === null ? found : undefined
}

/** Marks a decision as reversed, so that it no longer counts against the member; returns false if it was already reversed. */
export const markDecisionReversed = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('decision')
    .set({ reversed_at: now })
    .where('id', '=', id)
    .where('reversed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Marks a decision of the member, and the result of its appeal, as seen. */
export const markDecisionSeen = async (db: Database | Tx, memberId: string, id: string, now: Date): Promise<void> => {
  await db
    .updateTable('decision')
    .set({ seen_at: now })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('seen_at', 'is', null)
    .execute()
  await db
    .updateTable('appeal')
    .set({ seen_at: now })
    .where('decision_id', '=', id)
    .where('member_id', '=', memberId)
    .where('state', '<>', 'open')
    .where('seen_at', 'is', null)
    .execute()
}

/** Deletes the decisions about a member and their appeals, and removes them as administrator from other decisions. */
export const deleteDecisionsOfMember = async (tx: Tx, memberId: string): Promise<void> => {
  await sql`delete from report_case where kind = 'appeal' and member_id = ${memberId}`.execute(tx)
  await tx.deleteFrom('appeal').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('decision').where('member_id', '=', memberId).execute()
  await tx.updateTable('decision').set({ admin_id: null }).where('admin_id', '=', memberId).execute()
}

/** Reads the oldest decision about a member that they have not seen, or whose appeal result they have not seen. */
export const readUnseenDecision = (db: Database, memberId: string): Promise<DecisionRow | undefined> =>
  db
    .selectFrom('decision')
    .selectAll('decision')
    .where('decision.member_id', '=', memberId)
    .where('decision.kind', '<>', 'dismiss')
    .where((row) =>
      row.or([
        row.and([row('decision.seen_at', 'is', null), row('decision.reversed_at', 'is', null)]),
        row.exists(
          row
            .selectFrom('appeal')
            .select('appeal.decision_id')
            .whereRef('appeal.decision_id', '=', 'decision.id')
            .where('appeal.state', '<>', 'open')
            .where('appeal.seen_at', 'is', null),
        ),
      ]),
    )
    .orderBy('decision.created_at')
    .orderBy('decision.id')
    .limit(1)
    .executeTakeFirst()
