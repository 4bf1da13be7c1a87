import { type RawBuilder, sql } from 'kysely'
import { noBlockBetween } from '#features/blocks/server/index.ts'

/**
 * SQL: the `member` row joined to the query may take part in a conversation with the viewer. The one exception to `visibleTo` of members:
 * somebody who paused is hidden from everybody new, yet keeps the conversations they have.
 */
export const mayChat = (viewerId: string | RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`(member.status in ('active', 'paused') and ${noBlockBetween(viewerId, 'member.id')})`
