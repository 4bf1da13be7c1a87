import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { type Invitation, invitationDays } from '../../contract.ts'
import { newInvitationCode } from './invitation-code.ts'

type InvitationRow = Selectable<DB['invitation']>

/** A row counts against the codes of its member for this long, used or not, and is then deleted. */
export const invitationKeptDays = 90

/** Stores a new invitation of a member, or of the console with null. */
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

/** Reads the invitations of a member, or the last 100 of the console with null, the newest first. */
export const readInvitations = (db: Database | Tx, memberId: string | null): Promise<InvitationRow[]> =>
  db
    .selectFrom('invitation')
    .selectAll()
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()

/** Whether a row uses up one of the codes of its member: withdrawn and expired ones are given back. */
export const usesUpMemberCode = ({ withdrawn_at, used_at, expires_at }: InvitationRow, now: Date): boolean =>
  used_at !== null || (withdrawn_at === null && expires_at > now)

export const presentInvitation = (row: InvitationRow, now: Date): Invitation => ({
  id: row.id,
  code: `${row.code.slice(0, 5)}-${row.code.slice(5)}`,
  state: row.used_at !== null ? 'used' : row.withdrawn_at !== null ? 'withdrawn' : row.expires_at <= now ? 'expired' : 'open',
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
})

/** Withdraws an unused invitation of a member, or of the console with null. @returns whether there was one */
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

/** SQL condition: an invitation lets somebody in. The member who made it must still be one; a code of the console has none. */
const isUsable = (
  now: Date,
) => sql<boolean>`(invitation.used_at is null and invitation.withdrawn_at is null and invitation.expires_at > ${now}
  and (invitation.member_id is null or exists
    (select from member where member.id = invitation.member_id and member.status in ('active', 'paused'))))`

/** Returns the invitation with a code, if it can be used now. */
export const findUsableInvitation = async (db: Database | Tx, code: string, now: Date): Promise<string | undefined> => {
  const found = await db.selectFrom('invitation').select('id').where('code', '=', code).where(isUsable(now)).executeTakeFirst()
  return found?.id
}

/** Uses up the first of the invitations that can be used now. @returns whether there was one; at the same moment, one caller gets it */
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
