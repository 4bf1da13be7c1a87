import type { PersonalData } from '#platform/server/personal-data.ts'
import { readWallet } from './queries.ts'

export const personalData: PersonalData = {
  tables: ['account'],
  export: async (db, memberId) => ({ wallet: await readWallet(db, memberId) }),
  // The books must stay whole: the rows stay, pointing to a member row that is emptied.
  erase: () => Promise.resolve(),
}
