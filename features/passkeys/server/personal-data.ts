import type { Tx } from '#platform/server/db/database.ts'
import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { deleteChallengesOf } from './challenge-store.ts'
import { deletePasskeysOf } from './store.ts'

const erase = async (tx: Tx, memberId: string): Promise<void> => {
  await deletePasskeysOf(tx, memberId)
  await deleteChallengesOf(tx, memberId)
}

/** Names and dates are exported; keys, and the values that devices sign, are not. */
export const personalData: PersonalDataHandler = {
  tables: ['passkey', 'passkey_challenge'],
  export: async (db, memberId) => ({
    passkeys: await db
      .selectFrom('passkey')
      .select(['name', 'backed_up', 'created_at', 'last_used_at'])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .execute(),
  }),
  erase,
  withheld: { 'passkey.transports': 'how a browser reaches the device; of use to browsers only' },
}
