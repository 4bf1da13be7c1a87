import { type RawBuilder, sql } from 'kysely'
import { listBlocked, noBlockBetween } from '#features/blocks/server/index.ts'
import { visibleTo } from '#features/members/server/index.ts'
import { readPhotoCards } from '#features/photos/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Database } from '#platform/server/db/database.ts'
import { type Position, readCursor, writeCursor } from '#platform/server/keyset.ts'
import type { ListedPerson } from '../contract.ts'
import { type ReactionState, stateOf } from './store.ts'

const pageSize = 20
/** What a badge can say. */
const most = 99

type Entry = Position & { matched: boolean }
type Page = { people: ListedPerson[]; next_cursor: string | null }

const present = async (ctx: MemberContext, entries: readonly Entry[], blocked = false): Promise<Page> => {
  const page = entries.slice(0, pageSize)
  const cards = await readPhotoCards(ctx.db, {
    viewerId: ctx.actor.id,
    ids: page.map(({ id }) => id),
    now: ctx.now,
    locale: ctx.locale,
    blocked,
  })
  const last = entries.length > pageSize ? page.at(-1) : undefined
  return {
    people: page.flatMap(({ id, at, matched }) => {
      const card = cards.get(id)
      return card === undefined ? [] : [{ ...card, at: at.toISOString(), matched }]
    }),
    next_cursor: last === undefined ? null : writeCursor(last),
  }
}

const given = (db: Database, from: string, kind: number, after: Position | undefined) =>
  db
    .selectFrom('reaction')
    .innerJoin('member', 'member.id', 'reaction.to_id')
    .select(['reaction.to_id as id', 'reaction.at', 'reaction.matched'])
    .where('reaction.from_id', '=', from)
    .where('reaction.kind', '=', kind)
    .where(visibleTo(from))
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(reaction.at, reaction.to_id) < (${after?.at}, ${after?.id})`))
    .orderBy('reaction.at', 'desc')
    .orderBy('reaction.to_id', 'desc')
    .limit(pageSize + 1)

/** Whom the caller liked, disliked, matched or blocked, newest first. */
export const listReactions = async (
  ctx: MemberContext,
  { type, cursor }: { type: 'likes' | 'dislikes' | 'blocked' | 'matches'; cursor?: string | undefined },
): Promise<Page> => {
  const self = ctx.actor.id
  const after = readCursor(cursor)
  if (type === 'blocked') {
    const entries = await listBlocked(ctx.db, self, after, pageSize + 1)
    return present(
      ctx,
      entries.map((entry) => ({ ...entry, matched: false })),
      true,
    )
  }
  const query = given(ctx.db, self, type === 'dislikes' ? 2 : 1, after)
  return present(ctx, await (type === 'matches' ? query.where('reaction.matched', '=', true) : query).execute())
}

/**
 * Likes the member received and has not answered, from members they may see, newest first. `offset 0` keeps the planner from turning the
 * conditions into joins: for the oldest of 50,000 likes it would then hash and sort all that are left, and answers would take 20 ms.
 */
const unanswered = (db: Database, self: string, after?: Position) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('reaction')
        .select(['from_id', 'at'])
        .where('to_id', '=', self)
        .where('kind', '=', 1)
        .$if(after !== undefined, (query) => query.where(sql<boolean>`(at, from_id) < (${after?.at}, ${after?.id})`))
        .orderBy('at', 'desc')
        .orderBy('from_id', 'desc')
        .offset(sql.lit(0))
        .as('entry'),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('member')
          .select('member.id')
          .whereRef('member.id', '=', 'entry.from_id')
          .where(visibleTo(self))
          .offset(sql.lit(0))
          .as('liker'),
      (join) => join.onTrue(),
    )
    .where(sql<boolean>`not exists (select from reaction answer where answer.from_id = ${self} and answer.to_id = entry.from_id offset 0)`)

/** Who likes the caller and waits for an answer, newest first. */
export const listReactionsOfOthers = async (ctx: MemberContext, { cursor }: { cursor?: string | undefined }): Promise<Page> => {
  const entries = await unanswered(ctx.db, ctx.actor.id, readCursor(cursor))
    .select(['entry.from_id as id', 'entry.at', sql<boolean>`false`.as('matched')])
    .orderBy('entry.at', 'desc')
    .orderBy('entry.from_id', 'desc')
    .limit(pageSize + 1)
    .execute()
  return present(ctx, entries)
}

/** How many likes wait for the member's answer; counts to 99 and stops. */
export const countLikes = async (db: Database, memberId: string): Promise<number> => {
  const rows = await unanswered(db, memberId).select('entry.from_id').limit(most).execute()
  return rows.length
}

interface PairRow {
  from_id: string
  kind: number
  matched: boolean
}

interface PairReactions {
  reaction: ReactionState
  likes_me: boolean
  matched: boolean
}

/** SQL: the rows between the viewer and the member whose id is in `column`, as JSON for `pairReactions`. */
export const reactionsBetween = (viewerId: string, column: string): RawBuilder<PairRow[]> => {
  const other = sql.ref(column)
  return sql<
    PairRow[]
  >`coalesce((select json_agg(json_build_object('from_id', between_two.from_id, 'kind', between_two.kind, 'matched', between_two.matched))
    from (select from_id, kind, matched from reaction where from_id = ${viewerId} and to_id = ${other}
      union all select from_id, kind, matched from reaction where from_id = ${other} and to_id = ${viewerId}) between_two), '[]')`
}

/** What is between the viewer and another member; a dislike by them is nobody's to know. */
export const pairReactions = (rows: readonly PairRow[], viewerId: string): PairReactions => {
  const own = rows.find((row) => row.from_id === viewerId)
  const theirs = rows.find((row) => row.from_id !== viewerId)
  return { reaction: stateOf(own?.kind), likes_me: theirs?.kind === 1, matched: own?.matched ?? false }
}
