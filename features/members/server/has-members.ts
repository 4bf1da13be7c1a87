import type { Database } from '#platform/server/db/database.ts'

/** Whether there is any member. */
export const hasMembers = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('member').select('id').limit(1).executeTakeFirst()) !== undefined
