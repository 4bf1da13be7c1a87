import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { limitSender } from '#features/chat/server/index.ts'
import { startAddingPasskey } from '#features/passkeys/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { TestApp } from '../app/test-app.ts'
import { createPasskey } from '../features/authenticator.ts'
import { storeToken, storeWebhook } from '../features/webhooks.ts'
import { storeFieldAnswer } from '../features/profile-fields.ts'
import { storeInvitation } from '../features/registration.ts'
import type { Person } from './people.ts'

/** Stores an opener that a member was offered for another member and has sent. */
export const storeUsedOpener = async ({ db, clock }: TestApp, member: Person, other: Person): Promise<void> => {
  await sql`insert into opener_sent (member_id, sentence) values (${member.id}, 'a')`.execute(db)
  await sql`insert into opener_offer (member_id, other_id, sentence, offered_on)
    values (${member.id}, ${other.id}, 'a', ${clock.now()}::date)`.execute(db)
}

/** Stores a provider notice about the only deposit, with the name of the payer. */
export const storeProviderNotice = async ({ db, clock }: TestApp, payer: string): Promise<void> => {
  const { reference } = await db.selectFrom('deposit').select('reference').executeTakeFirstOrThrow()
  const content = JSON.stringify({ customer: payer })
  const notice = { channel: 'paystack', dedupe: 'one', event: 'charge.success', reference, received_at: clock.now(), content }
  await db.insertInto('provider_notice').values(notice).execute()
}

/** Stores a shared date that asks another member for consent. Its link ends now, or at `endsAt`. */
export const storeSharedDate = async (
  { db, clock }: TestApp,
  member: { id: string },
  other: { id: string },
  endsAt: Date = clock.now(),
): Promise<void> => {
  const now = clock.now()
  const times = { at: now, check_at: now, ends_at: endsAt, created_at: now }
  const row = { id: randomUUID(), member_id: member.id, other_id: other.id, token_hash: randomBytes(32), ...times }
  await db
    .insertInto('shared_date')
    .values({ ...row, place: 'the lake', words: 'back by ten', zone: 'Africa/Douala' })
    .execute()
}

/** Adds a passkey to a member who has just logged in. A challenge for another passkey stays open. */
export const storePasskey = async (testApp: TestApp, person: Person): Promise<void> => {
  await createPasskey(testApp, person)
  await testApp.call(startAddingPasskey, { body: {} }, { as: person })
}

/** Stores that an administrator has proposed a credit for a member, with a reason and an answer. */
export const storeMoneyProposal = async ({ db, clock }: TestApp, member: { id: string }): Promise<void> => {
  const proposal = { id: randomUUID(), kind: 'credit', amount_cents: '1', member_id: member.id, state: 'open' }
  await db
    .insertInto('money_proposal')
    .values({ ...proposal, reason: 'a reason', answer: 'an answer', proposed_at: clock.now() })
    .execute()
}

/** Stores that a member was imported from another service, with a photo that still waits. */
export const storeImport = async ({ db, clock }: Pick<TestApp, 'db' | 'clock'>, memberId: string): Promise<void> => {
  const now = clock.now()
  await db
    .insertInto('imported_member')
    .values({
      member_id: memberId,
      imported_at: now,
      external_hash: randomBytes(32),
      state: 'confirmed',
      expires_at: new Date(now.getTime() + 90 * 86_400_000),
    })
    .execute()
  await db.insertInto('imported_photo').values({ member_id: memberId, position: 0, path: 'photos/1.jpg' }).execute()
}

/** Stores the identity of a member at a provider. Then the member can only log in there. */
export const storeStaffIdentity = async ({ db, clock }: Pick<TestApp, 'db' | 'clock'>, memberId: string): Promise<void> => {
  await db
    .insertInto('staff_identity')
    .values({
      member_id: memberId,
      issuer: 'https://login.example.org',
      subject: memberId,
      created_at: clock.now(),
      signed_on_at: clock.now(),
    })
    .execute()
}

/**
 * Stores an import, a proposal about money, a challenge of a photo check, a limit to writing, a number of somebody known, a browser that takes
 * pushes, an answer to a field of the operator, an invitation, an access token, an event sent about them, an application, and a registration,
 * which earlier releases keep when an email is proven.
 */
export const storeRowsWithoutCommand = async (testApp: TestApp, person: Person): Promise<void> => {
  const { db, clock } = testApp
  await storeMoneyProposal(testApp, person)
  await inTransaction(db, (tx) => limitSender(tx, person.id, new Date(clock.now().getTime() + 40 * 86_400_000)))
  const row = { member_id: person.id, created_at: clock.now() }
  const poses = { id: randomUUID(), poses: ['fist'], expires_at: new Date(clock.now().getTime() + 40 * 86_400_000) }
  await db
    .insertInto('photo_check_challenge')
    .values({ ...row, ...poses })
    .execute()
  const browser = { id: randomUUID(), endpoint: 'https://push.example.org/hers', p256dh: 'key', auth: 'secret' }
  await db
    .insertInto('push_subscription')
    .values({ ...browser, ...row, session_id: person.sessionId })
    .execute()
  const known = { member_id: person.id, hash: randomBytes(32), kind: 'number', added_at: clock.now() }
  await db.insertInto('known_contact').values(known).execute()
  const earlier = { id: randomUUID(), member_id: person.id, email: 'earlier@example.com', changed_at: clock.now() }
  await db.insertInto('email_undo').values(earlier).execute()
  await storeFieldAnswer(testApp, person, 'motto000')
  await storeInvitation(testApp, person.id)
  await storeToken(testApp, person)
  await storeWebhook(testApp, person.id)
  await storeImport(testApp, person.id)
  await db
    .insertInto('applicant')
    .values({ ...row, hold_id: randomUUID(), cause: 'risk', state: 'approved' })
    .execute()
  await db
    .insertInto('sign_up_trace')
    .values({ member_id: person.id, network: randomBytes(32), number_block: randomBytes(32), at: clock.now() })
    .execute()
  const proven = { ...row, token_hash: Buffer.from(person.id), password_hash: 'hash', given: '{}' }
  await db.insertInto('registration').values(proven).execute()
}
