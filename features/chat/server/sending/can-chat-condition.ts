import { type RawBuilder, sql } from 'kysely'
import { noBlockCondition } from '#features/blocks/server/index.ts'

/**
 * SQL condition: the member of the joined row `member` may chat with the viewer. Unlike `visibleToCondition`, it includes paused members: they are
 * hidden from new people but keep their conversations.
 */
export const canChatCondition = (viewerId: string | RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`(member.status in ('active', 'paused') and ${noBlockCondition(viewerId, 'member.id')})`
