import type { Database, Tx } from '#platform/server/db/database.ts'
import type { SealedStore } from '#platform/server/secrets/sealed-values.ts'

/** Returns the purpose with which a stored secret is sealed. It binds the secret to its owner. */
export const secondFactorSealPurpose = (memberId: string): string => `second-factor:${memberId}`

/** Reads a member's second factor. Until it is confirmed, it has no effect. */
export const readSecondFactor = (db: Database | Tx, memberId: string) =>
  db.selectFrom('second_factor').selectAll().where('member_id', '=', memberId).executeTakeFirst()

/** Counts the unused recovery codes of a member. */
export const countRecoveryCodes = async (db: Database | Tx, memberId: string): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_code')
    .select((row) => row.fn.countAll<string>().as('left'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

/** Stores an unconfirmed secret, replacing an earlier unconfirmed one. Returns false when a confirmed one exists. */
export const storeUnconfirmedSecondFactor = async (tx: Tx, memberId: string, sealed: Buffer, now: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('second_factor')
    .values({ member_id: memberId, secret: sealed, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ secret: sealed, created_at: now, last_step: '0' })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Marks a second factor as confirmed. Returns false when it already was. */
export const markSecondFactorConfirmed = async (tx: Tx, memberId: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('second_factor')
    .set({ confirmed_at: now })
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Uses up the code of a TOTP step. Returns false when this or a later step was used. One statement, so that parallel calls cannot both
 * succeed.
 */
export const consumeTotpStep = async (tx: Tx, memberId: string, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('second_factor')
    .set({ last_step: String(step) })
    .where('member_id', '=', memberId)
    .where('last_step', '<', String(step))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Uses up a recovery code. Returns false when it does not exist or was used. */
export const consumeRecoveryCode = async (tx: Tx, memberId: string, hash: Buffer, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Replaces all recovery codes of a member. */
export const replaceRecoveryCodes = async (tx: Tx, memberId: string, hashes: readonly Buffer[]): Promise<void> => {
  await tx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute()
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ member_id: memberId, code_hash })))
    .execute()
}

/** Deletes a member's second factor and recovery codes. Returns whether there was one. */
export const deleteSecondFactor = async (tx: Tx, memberId: string): Promise<boolean> => {
  await tx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute()
  const { numDeletedRows } = await tx.deleteFrom('second_factor').where('member_id', '=', memberId).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Lists and replaces the sealed secrets of second factors when SECRET changes. */
export const secondFactorSealedStore: SealedStore = {
  describe: (values) => (values === 1 ? '1 second factor' : `${values} second factors`),
  read: async (db, after = '00000000-0000-0000-0000-000000000000', most) => {
    const rows = await db
      .selectFrom('second_factor')
      .select(['member_id', 'secret'])
      .where('member_id', '>', after)
      .orderBy('member_id')
      .limit(most)
      .execute()
    return rows.map(({ member_id: id, secret: sealed }) => ({ id, purpose: secondFactorSealPurpose(id), sealed, holds: 1 }))
  },
  replace: async (db, id, before, secret) => {
    await db.updateTable('second_factor').set({ secret }).where('member_id', '=', id).where('secret', '=', before).execute()
  },
}
