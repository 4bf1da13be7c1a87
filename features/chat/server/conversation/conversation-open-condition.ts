import { type RawBuilder, sql } from 'kysely'

/** SQL condition: the conversation of two members is open. Each member is given as an id or as a column. */
export const conversationOpenCondition = (a: string | RawBuilder<string>, b: string | RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from conversation where conversation.state = 'open'
    and conversation.low_id = least(${a}::uuid, ${b}::uuid) and conversation.high_id = greatest(${a}::uuid, ${b}::uuid))`

/** SQL condition: a member has closed the conversation with a peer and can still undo it. The peer does not know yet. */
export const closingCondition = (memberId: string, peerId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from participant where participant.member_id = ${memberId}::uuid and participant.peer_id = ${peerId}::uuid
    and participant.closing_at is not null)`
