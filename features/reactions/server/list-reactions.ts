import { type SelectQueryBuilder, sql } from 'kysely'
import { presentPhotoCard, selectPhotoCards } from '#features/photos/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { readCursor, writeCursor } from '#platform/server/keyset.ts'
import type { Answer } from '#platform/shared/endpoint.ts'
import type { listReactions as own, ownLists } from '../contract.ts'
import { isUnanswered, mostCounted } from './queries.ts'

const pageSize = 20

type Page = Answer<typeof own>['data']
type Card = Parameters<typeof presentPhotoCard>[0]
type Entry = Card & { at: Date; matched: boolean }

/** The page of a list after the cursor, in the order of its index, with cards, photos and on the first page the count: one statement. */
const readPage = async <D, T extends keyof D, O extends Entry>(
  ctx: MemberContext,
  list: SelectQueryBuilder<D, T, O>,
  { other, cursor, blocked = false }: { other: 'from_id' | 'to_id'; cursor: string | undefined; blocked?: boolean },
): Promise<Page> => {
  const after = readCursor(cursor)
  const id = sql.ref(`entry.${other}`)
  const counted = list
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(mostCounted)
  const rows = (await list
    .select(after === undefined ? sql<number>`(select count(*)::int from ${counted} counted)`.as('count') : sql<null>`null`.as('count'))
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(entry.at, ${id}) < (${after?.at}, ${after?.id})`))
    .orderBy(sql`entry.at`, 'desc')
    .orderBy(id, 'desc')
    .limit(pageSize + 1)
    .execute()) as unknown as (Entry & { count: number | null })[]
  const page = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? page.at(-1) : undefined
  const view = { viewerId: ctx.actor.id, now: ctx.now, locale: ctx.locale, blocked }
  return {
    people: page.map((row) => ({ ...presentPhotoCard(row, view), at: row.at.toISOString(), matched: row.matched })),
    next_cursor: last === undefined ? null : writeCursor(last),
    count: after === undefined ? (rows[0]?.count ?? 0) : null,
  }
}

const given = (ctx: MemberContext, type: 'likes' | 'dislikes' | 'matches') =>
  selectPhotoCards(ctx.db, { viewerId: ctx.actor.id })
    .innerJoin('reaction as entry', 'entry.to_id', 'member.id')
    .where('entry.from_id', '=', ctx.actor.id)
    .where('entry.kind', '=', type === 'dislikes' ? 2 : 1)
    .$if(type === 'matches', (query) => query.where('entry.matched', '=', true))
    .select(['entry.at', 'entry.matched'])

const blocked = (ctx: MemberContext) =>
  selectPhotoCards(ctx.db, { viewerId: ctx.actor.id, blocked: true })
    .innerJoin('block as entry', 'entry.to_id', 'member.id')
    .where('entry.from_id', '=', ctx.actor.id)
    .select(['entry.at', sql<boolean>`false`.as('matched')])

/** Whom the caller liked, disliked, matched or blocked, newest first. */
export const listReactions = (
  ctx: MemberContext,
  { type, cursor }: { type: (typeof ownLists)[number]; cursor?: string | undefined },
): Promise<Page> =>
  type === 'blocked'
    ? readPage(ctx, blocked(ctx), { other: 'to_id', cursor, blocked: true })
    : readPage(ctx, given(ctx, type), { other: 'to_id', cursor })

/** Who likes the caller and waits for an answer, newest first. */
export const listReactionsOfOthers = (ctx: MemberContext, { cursor }: { cursor?: string | undefined }): Promise<Page> => {
  const received = selectPhotoCards(ctx.db, { viewerId: ctx.actor.id })
    .innerJoin('reaction as entry', 'entry.from_id', 'member.id')
    .where('entry.to_id', '=', ctx.actor.id)
    .where('entry.kind', '=', 1)
    .where(isUnanswered(ctx.actor.id))
    .select(['entry.at', 'entry.matched'])
  return readPage(ctx, received, { other: 'from_id', cursor })
}
