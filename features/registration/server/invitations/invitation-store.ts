import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { type Invitation, invitationDays } from '../../contract.ts'
import { newInvitationCode } from './invitation-code.ts'

type InvitationRow = Selectable<DB['invitation']>

/** Days for which an invitation counts against the codes of its member, used or not. It is then deleted. */
export const invitationKeptDays = 90

/** Stores a new invitation of a member; of the console if `memberId` is null. */
export const addInvitation = async (tx: Tx, memberId: string | null, now: Date): Promise<string> => {
  const id = randomUUID()
  await tx
    .insertInto('invitation')
    .values({
      id,
      code: newInvitationCode(),
      member_id: memberId,
      created_at: now,
      expires_at: new Date(now.getTime() + invitationDays * dayMs),
    })
    .execute()
  return id
}

/** Reads at most 100 invitations of a member, newest first; those of the console if `memberId` is null. */
export const readInvitations = (db: Database | Tx, memberId: string | null): Promise<InvitationRow[]> =>
  db
    .selectFrom('invitation')
    .selectAll()
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()

/** Counts the invitations that use up the codes of a member, also those beyond `readInvitations`. Withdrawn and expired ones do not. */
export const countInvitationsAgainstQuota = async (db: Database | Tx, memberId: string, now: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('invitation')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .where(sql<boolean>`(used_at is not null or (withdrawn_at is null and expires_at > ${now}))`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const presentInvitation = (row: InvitationRow, now: Date): Invitation => ({
  id: row.id,
  code: `${row.code.slice(0, 5)}-${row.code.slice(5)}`,
  state: row.used_at !== null ? 'used' : row.withdrawn_at !== null ? 'withdrawn' : row.expires_at <= now ? 'expired' : 'open',
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
})

/** Withdraws an unused invitation of a member; of the console if `memberId` is null. @returns whether there was one */
export const withdrawInvitation = async (tx: Tx, id: string, memberId: string | null, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('invitation')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** SQL condition: an invitation can be used now. The member who made it must still have an active or paused account; a console code has no member. */
const isUsable = (
  now: Date,
) => sql<boolean>`(invitation.used_at is null and invitation.withdrawn_at is null and invitation.expires_at > ${now}
  and (invitation.member_id is null or exists
    (select from member where member.id = invitation.member_id and member.status in ('active', 'paused'))))`

/** Returns the id of the invitation with a code; undefined if it cannot be used now. */
export const findUsableInvitation = async (db: Database | Tx, code: string, now: Date): Promise<string | undefined> => {
  const found = await db.selectFrom('invitation').select('id').where('code', '=', code).where(isUsable(now)).executeTakeFirst()
  return found?.id
}

/** Marks the first usable invitation of the list as used. @returns whether there was one; of parallel calls, only one gets it */
export const takeInvitation = async (tx: Tx, ids: readonly string[], memberId: string, now: Date): Promise<boolean> => {
  for (const id of ids) {
    const { numUpdatedRows } = await tx
      .updateTable('invitation')
      .set({ used_at: now, used_by: memberId })
      .where('id', '=', id)
      .where(isUsable(now))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 1n) return true
  }
  return false
}
