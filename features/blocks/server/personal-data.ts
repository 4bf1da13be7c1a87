import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { deleteBlocksOfMember } from './store.ts'

/** The export contains only the blocks that the member made. */
export const personalData: PersonalDataHandler = {
  tables: ['block'],
  export: async (db, memberId) => ({
    blocked: await db
      .selectFrom('block')
      .select(['to_id as member', 'at', 'ended'])
      .where('from_id', '=', memberId)
      .orderBy('at')
      .execute(),
  }),
  erase: deleteBlocksOfMember,
}
