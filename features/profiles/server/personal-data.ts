import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { deleteProfileViewsOf } from './store.ts'

/**
 * The profile itself is the member row, which the members feature exports and erases. The export contains the profiles the member opened,
 * never who opened theirs.
 */
export const personalData: PersonalDataHandler = {
  tables: ['profile_view'],
  export: async (db, memberId) => ({
    profiles_opened: await db
      .selectFrom('profile_view')
      .select(['seen_id as member', 'at'])
      .where('viewer_id', '=', memberId)
      .orderBy('at')
      .execute(),
  }),
  erase: deleteProfileViewsOf,
}
