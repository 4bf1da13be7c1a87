import { type RawBuilder, sql } from 'kysely'
import { visibleToCondition } from '#features/members/server/index.ts'

/**
 * SQL condition on the rows `member` and `other`: the two still match, are active, and do not block each other. Only then a meeting question
 * is asked and shown.
 */
export const mayBeAskedCondition = (): RawBuilder<boolean> => sql<boolean>`(
  member.status = 'active' and member.role <> 'guest' and ${visibleToCondition(sql.ref('member.id'), 'other.id')}
  and exists (select from reaction where from_id = member.id and to_id = other.id and matched))`
