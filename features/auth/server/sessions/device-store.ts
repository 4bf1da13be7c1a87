import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'

const rememberedDays = 180

/** Returns the moment before which a last use no longer makes a device known. */
export const knownDeviceCutoff = (now: Date): Date => new Date(now.getTime() - rememberedDays * 24 * 3_600_000)

/**
 * Records the use of a device. The first fingerprint is made with the current secret; a row with an older fingerprint is updated to it.
 * @returns true if the device is new and the member has used other devices before
 */
export const recordDeviceAndCheckNew = async (
  tx: Tx,
  memberId: string,
  [fingerprint, ...before]: readonly [Buffer, ...Buffer[]],
  now: Date,
): Promise<boolean> => {
  if (before.length > 0)
    await sql`
      update known_device set fingerprint = ${fingerprint}
      where member_id = ${memberId} and fingerprint = (select fingerprint from known_device where member_id = ${memberId} and fingerprint = any(${before}::bytea[]) limit 1)
        and not exists (select from known_device where member_id = ${memberId} and fingerprint = ${fingerprint})`.execute(tx)
  const { rows } = await sql<{ fresh: boolean }>`
    insert into known_device (member_id, fingerprint, used_at) values (${memberId}, ${fingerprint}, ${now})
    on conflict (member_id, fingerprint) do update set used_at = excluded.used_at returning (xmax = 0) as fresh`.execute(tx)
  if (rows[0]?.fresh !== true) return false
  const other = await tx
    .selectFrom('known_device')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('fingerprint', '<>', fingerprint)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Whether a member has used a device with one of these fingerprints. */
export const isKnownDevice = async (db: Database | Tx, memberId: string, fingerprints: readonly Buffer[]): Promise<boolean> => {
  const known = await db
    .selectFrom('known_device')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('fingerprint', 'in', fingerprints)
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}
