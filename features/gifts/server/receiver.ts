import { sql } from 'kysely'
import { canMessageCondition } from '#features/chat/server/index.ts'
import { requireVisibleMember } from '#features/members/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { giftErrors } from '../contract.ts'

/**
 * Requires that `to` can receive gifts from `from`: another member whom the giver may see. Guests cannot, because they cannot redeem gifts.
 * @throws {AppError} gifts.oneself; platform.not_found for a deleted, hidden, blocked or blocking member and for a guest
 */
export const requireGiftReceiver = async (db: Database | Tx, from: string, to: string): Promise<void> => {
  if (from === to) throw new AppError(giftErrors.oneself)
  await requireVisibleMember(db, from, to)
  const { role } = await db.selectFrom('member').select('role').where('id', '=', to).executeTakeFirstOrThrow()
  if (role === 'guest') throw new AppError(platformErrors.not_found)
}

/**
 * Locks both members until the transaction ends, so that neither leaves during the purchase.
 * @throws {AppError} gifts.unauthenticated when the giver is no longer a member
 */
export const lockGiverAndReceiver = async (tx: Tx, from: string, to: string): Promise<void> => {
  const { rows } = await sql<{ id: string; status: string }>`
    select id, status from member where id in (${from}, ${to}) order by id for share`.execute(tx)
  const status = rows.find(({ id }) => id === from)?.status
  if (status !== 'active' && status !== 'paused') throw new AppError(giftErrors.unauthenticated)
}

/** Whether a gift may have a note: only when the giver may write to the receiver. */
export const canAddGiftNote = async (db: Database | Tx, from: string, to: string): Promise<boolean> => {
  const { takes } = await db
    .selectFrom('member')
    .select(canMessageCondition(from).as('takes'))
    .where('member.id', '=', to)
    .executeTakeFirstOrThrow()
  return takes
}
