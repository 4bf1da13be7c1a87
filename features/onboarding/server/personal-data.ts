import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { deleteOnboardingProgress } from './store.ts'

/** Which questions a member has answered or skipped. The answers are in the profile and the filter. */
export const personalData: PersonalDataHandler = {
  tables: ['onboarding'],
  export: async (db, memberId) => {
    const row = await db
      .selectFrom('onboarding')
      .select(['state', 'steps', 'updated_at'])
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return { onboarding: row ?? null }
  },
  erase: deleteOnboardingProgress,
}
