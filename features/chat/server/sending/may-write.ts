import { type RawBuilder, sql } from 'kysely'
import { requestRefusal } from './request-terms.ts'

/**
 * SQL: a message of the viewer to the `member` row of the query would be taken, as far as the two are concerned; what it costs is another
 * question. The row is one the viewer may see. A request that waits for its answer takes no second message.
 */
export const mayWrite = (viewerId: string): RawBuilder<boolean> => sql<boolean>`coalesce(
  (select conversation.state = 'open' or (conversation.state = 'request' and conversation.requested_by = member.id) from conversation
    where conversation.low_id = least(${viewerId}::uuid, member.id) and conversation.high_id = greatest(${viewerId}::uuid, member.id)
      and (conversation.state <> 'closed' or conversation.last_seq > 0)),
  ${requestRefusal(viewerId)} is null)`
