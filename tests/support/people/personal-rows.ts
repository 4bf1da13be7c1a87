import { sql } from 'kysely'
import type { TestApp } from '../app/test-app.ts'
import type { Person } from './people.ts'

/** Stores that a member has sent one opener, and was offered it for another member. */
export const storeUsedOpener = async ({ db, clock }: TestApp, member: Person, other: Person): Promise<void> => {
  await sql`insert into opener_sent (member_id, sentence) values (${member.id}, 'a')`.execute(db)
  await sql`insert into opener_offer (member_id, other_id, sentence, offered_on)
    values (${member.id}, ${other.id}, 'a', ${clock.now()}::date)`.execute(db)
}

/** Stores what a provider has sent about the only deposit, with the name of the payer. */
export const storeProviderNotice = async ({ db, clock }: TestApp, payer: string): Promise<void> => {
  const { reference } = await db.selectFrom('deposit').select('reference').executeTakeFirstOrThrow()
  const content = JSON.stringify({ customer: payer })
  const notice = { channel: 'paystack', dedupe: 'one', event: 'charge.success', reference, received_at: clock.now(), content }
  await db.insertInto('provider_notice').values(notice).execute()
}
