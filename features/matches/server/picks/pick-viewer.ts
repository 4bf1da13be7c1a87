import type { About } from '#features/members/about-contract.ts'
import type { ReasonViewer } from '#features/suggestions/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'

/** Reads what the caller says of themselves, to compare it with others. */
export const readPickViewer = async ({ db, actor, locale }: MemberContext): Promise<ReasonViewer> => {
  const row = await db
    .selectFrom('member')
    .select(['interests', 'looking_for', 'languages', 'prompts', 'shows_sensitive'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  return { ...row, looking_for: row.looking_for as About['looking_for'], prompts: row.prompts as About['prompts'], locale }
}
