import type { About } from '#features/members/about-contract.ts'
import { toPromptIds, visibleInterests } from '#features/members/server/index.ts'
import type { ReasonFacts } from '#features/suggestions/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'

/** Reads what a member shows of themselves, to compare it with others. */
export const readPickViewer = async (db: Database, memberId: string): Promise<ReasonFacts> => {
  const row = await db
    .selectFrom('member')
    .select(['interests', 'looking_for', 'languages', 'prompts', 'shows_sensitive'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const { looking_for, languages } = row
  return { interests: visibleInterests(row), looking_for, languages, prompts: toPromptIds(row.prompts as About['prompts']) }
}
