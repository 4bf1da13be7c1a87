import { type RawBuilder, sql } from 'kysely'
import { requestRefusalSql } from './request-conditions.ts'

/**
 * SQL condition: the viewer may send a message to the member of the row `member`, regardless of the cost. The query must already ensure that the
 * viewer may see this member. A pending request allows no second message.
 */
export const canMessageCondition = (viewerId: string): RawBuilder<boolean> => sql<boolean>`coalesce(
  (select conversation.state = 'open' or (conversation.state = 'request' and conversation.requested_by = member.id) from conversation
    where conversation.low_id = least(${viewerId}::uuid, member.id) and conversation.high_id = greatest(${viewerId}::uuid, member.id)
      and (conversation.state <> 'closed' or conversation.last_seq > 0)),
  ${requestRefusalSql(viewerId)} is null)`
