import { type RawBuilder, sql } from 'kysely'

/** SQL condition: the conversation of two members is open. Each member is given as an id or as a column. */
export const conversationOpenCondition = (a: string | RawBuilder<string>, b: string | RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from conversation where conversation.state = 'open'
    and conversation.low_id = least(${a}::uuid, ${b}::uuid) and conversation.high_id = greatest(${a}::uuid, ${b}::uuid))`
