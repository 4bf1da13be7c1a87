import { type RawBuilder, sql } from 'kysely'

/** SQL: the conversation of two members, by id or by a column, is accepted and goes on. */
export const isOpenBetween = (a: string | RawBuilder<string>, b: string | RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from conversation where conversation.state = 'open'
    and conversation.low_id = least(${a}::uuid, ${b}::uuid) and conversation.high_id = greatest(${a}::uuid, ${b}::uuid))`
