import { type SelectQueryBuilder, sql } from 'kysely'
import { presentCardWithPhotos, selectCardsWithPhotos } from '#features/photos/server/index.ts'
import { visibleToCondition } from '#features/members/server/index.ts'
import type { ReadContext } from '#platform/server/context.ts'
import { type KeysetPosition, decodeCursor, encodeCursor } from '#platform/server/keyset.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import type { listReactions as own, ownReactionLists } from '../contract.ts'

const pageSize = 20
/** Counting stops at this number; counts and badges show no higher one. */
const maxCount = 99

type Page = HandlerResult<typeof own>['data']
type Card = Parameters<typeof presentCardWithPhotos>[0]
type Entry = Card & { at: Date; matched: boolean }

type ListRow = Entry & { count: number | null }

const present = (ctx: ReadContext, rows: readonly ListRow[], { first, blocked = false }: { first: boolean; blocked?: boolean }): Page => {
  const page = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? page.at(-1) : undefined
  const view = { viewerId: ctx.actor.id, now: ctx.now, locale: ctx.locale, blocked }
  return {
    people: page.map((row) => ({ ...presentCardWithPhotos(row, view), at: row.at.toISOString(), matched: row.matched })),
    next_cursor: last === undefined ? null : encodeCursor(last),
    count: first ? (rows[0]?.count ?? 0) : null,
  }
}

/**
 * Reads one page of the caller's list with cards and photos, and the count on the first page, in one statement. The order is that of the
 * index.
 */
const readPage = async <D, T extends keyof D, O extends Entry>(
  ctx: ReadContext,
  list: SelectQueryBuilder<D, T, O>,
  { cursor, isBlocked = false }: { cursor: string | undefined; isBlocked?: boolean },
): Promise<Page> => {
  const after = decodeCursor(cursor)
  const counted = list
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(maxCount)
  const rows = await list
    .select(after === undefined ? sql<number>`(select count(*)::int from ${counted} counted)`.as('count') : sql<null>`null`.as('count'))
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(entry.at, entry.to_id) < (${after?.at}, ${after?.id})`))
    .orderBy(sql`entry.at`, 'desc')
    .orderBy(sql`entry.to_id`, 'desc')
    .limit(pageSize + 1)
    .execute()
  return present(ctx, rows as unknown as ListRow[], { first: after === undefined, blocked: isBlocked })
}

const selectGiven = (ctx: ReadContext, type: 'likes' | 'dislikes' | 'matches') =>
  selectCardsWithPhotos(ctx.db, { viewerId: ctx.actor.id })
    .innerJoin('reaction as entry', 'entry.to_id', 'member.id')
    .where('entry.from_id', '=', ctx.actor.id)
    .where('entry.kind', '=', type === 'dislikes' ? 2 : 1)
    .$if(type === 'matches', (query) => query.where('entry.matched', '=', true))
    .select(['entry.at', 'entry.matched'])

const selectBlocked = (ctx: ReadContext) =>
  selectCardsWithPhotos(ctx.db, { viewerId: ctx.actor.id, blocked: true })
    .innerJoin('block as entry', 'entry.to_id', 'member.id')
    .where('entry.from_id', '=', ctx.actor.id)
    .select(['entry.at', sql<boolean>`false`.as('matched')])

/** Lists the members the caller liked, disliked, matched or blocked, newest first. */
export const listReactions = (
  ctx: ReadContext,
  { type, cursor }: { type: (typeof ownReactionLists)[number]; cursor?: string | undefined },
): Promise<Page> =>
  type === 'blocked' ? readPage(ctx, selectBlocked(ctx), { cursor, isBlocked: true }) : readPage(ctx, selectGiven(ctx, type), { cursor })

/**
 * Unanswered likes a member received from members they may see, newest first. `offset 0` keeps the planner from turning the conditions into
 * joins. With joins it would hash and sort all remaining likes, which takes 20 ms for the last page of 50,000 likes.
 */
const selectUnansweredLikes = (db: ReadDatabase, self: string, after?: KeysetPosition) =>
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
          .where(visibleToCondition(self))
          .offset(sql.lit(0))
          .as('liker'),
      (join) => join.onTrue(),
    )
    .where(sql<boolean>`not exists (select from reaction answer where answer.from_id = ${self} and answer.to_id = entry.from_id offset 0)`)

/** Returns the number of unanswered likes a member received since they last looked at them, at most 99. */
export const countNewLikes = async (db: ReadDatabase, memberId: string): Promise<number> => {
  const rows = await selectUnansweredLikes(db, memberId)
    .select('entry.from_id')
    .where(sql<boolean>`entry.at > coalesce((select seen_at from likes_seen where member_id = ${memberId}), '-infinity')`)
    .limit(maxCount)
    .execute()
  return rows.length
}

/** Lists the members who like the caller and to whom the caller has not reacted, newest first. Likes and cards are read in one statement. */
export const listReceivedLikes = async (ctx: ReadContext, { cursor }: { cursor?: string | undefined }): Promise<Page> => {
  const self = ctx.actor.id
  const after = decodeCursor(cursor)
  const likes = selectUnansweredLikes(ctx.db, self, after)
    .select(['entry.from_id as liker_id', 'entry.at'])
    .orderBy('entry.at', 'desc')
    .orderBy('entry.from_id', 'desc')
    .limit(pageSize + 1)
  const counted = selectUnansweredLikes(ctx.db, self)
    .select(sql`1`.as('one'))
    .limit(maxCount)
  const card = selectCardsWithPhotos(ctx.db, { viewerId: self }).where(sql<boolean>`member.id = received.liker_id`)
  const rows = await ctx.db
    .selectFrom(likes.as('received'))
    .innerJoinLateral(card.as('person'), (join) => join.onTrue())
    .selectAll('person')
    .select(['received.at', sql<boolean>`false`.as('matched')])
    .select(after === undefined ? sql<number>`(select count(*)::int from ${counted} counted)`.as('count') : sql<null>`null`.as('count'))
    .orderBy('received.at', 'desc')
    .orderBy('received.liker_id', 'desc')
    .execute()
  return present(ctx, rows, { first: after === undefined })
}
