import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { deleteAuthData } from './store.ts'

/** Hashes of passwords, tokens and codes are not exported. Registrations belong to accounts that cannot be signed in to yet. */
export const personalData: PersonalDataHandler = {
  tables: ['credential', 'registration', 'session', 'code', 'email_change', 'email_undo', 'known_device'],
  export: async (db, memberId) => ({
    sessions: await db
      .selectFrom('session')
      .select(['device', 'country', 'remember', 'created_at', 'last_used_at', 'expires_at'])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .execute(),
    email_change: await db.selectFrom('email_change').select(['email', 'asked_at']).where('member_id', '=', memberId).execute(),
    earlier_emails: await db
      .selectFrom('email_undo')
      .select(['email', 'changed_at'])
      .where('member_id', '=', memberId)
      .orderBy('changed_at')
      .execute(),
    devices: await db.selectFrom('known_device').select('used_at').where('member_id', '=', memberId).orderBy('used_at').execute(),
  }),
  erase: deleteAuthData,
  withheld: {
    'credential.password_hash': 'a secret',
    'registration.given': 'of an account that nobody can sign in to; gone when its email is proven',
    'registration.password_hash': 'a secret',
  },
}
