import type { Clock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { SendSms } from './account.ts'

const keptMessages = 2000

/** Creates a sender that stores messages for the inbox page of the demo. */
export const createInboxSender =
  (db: Database, clock: Clock): SendSms =>
  async ({ to, text }) => {
    const { id } = await db
      .insertInto('sandbox_sms')
      .values({ to_phone: to, text_body: text, sent_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .deleteFrom('sandbox_sms')
      .where('id', '<', String(Number(id) - keptMessages))
      .execute()
  }
