import { ageOn, createShownProof, endExpiredBoosts } from '#features/members/server/index.ts'
import { fieldFilterToJsonPath } from '#features/profile-fields/server/index.ts'
import { markNotificationKindSeen } from '#features/notifications/server/index.ts'
import type { ReadContext, ReplicaOrPrimaryContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { canParticipate } from '#platform/shared/roles.ts'
import type { listMatches as endpoint, FeedFilter } from '../contract.ts'
import { decryptCursor, encryptCursor } from './paging/cursor.ts'
import { normalizeAndCountNamePrefix, type FeedSearchParameters } from './feed.ts'
import { birthRange, resolveFilter, filterMask, parseStoredFilter, withUsableFields } from './filter.ts'
import { explainCardPlace } from './cards/explain-card-place.ts'
import { readMatchCards } from './cards/match-cards.ts'
import { hasReactedNearby, readFeedViewer, type FeedViewer } from './queries.ts'
import { createFeedResumePoint, parseFeedResumePoint, resumeKey } from './paging/resume-point.ts'
import { listSearchAreas } from './search-areas.ts'
import { type SearchPage, readSearchPage, startPosition } from './search.ts'
import { saveFeedFilter, saveFeedResumePoint } from './store.ts'
import { chooseLikerPlaces } from './priority/choose-liker-places.ts'

const nameFor = async (db: ReadDatabase, name: string | undefined): Promise<Pick<FeedSearchParameters, 'name' | 'isRareName'>> =>
  name === undefined ? { name, isRareName: false } : normalizeAndCountNamePrefix(db, name)

/** Builds the parameters of a feed search. The filter must come from `withUsableFields`. A name in it costs a query. */
export const createFeedSearchParameters = async (
  db: ReadDatabase,
  viewer: FeedViewer,
  filter: FeedFilter,
  now: Date,
): Promise<Omit<FeedSearchParameters, 'mostExamined'>> => ({
  viewerId: viewer.id,
  position: viewer.position,
  genders: filterMask(filter),
  ...birthRange(filter, now),
  viewerGender: 1 << viewer.gender,
  viewerAge: ageOn(viewer.birth, now),
  ...(await nameFor(db, filter.name)),
  answers: filter.fields && fieldFilterToJsonPath(filter.fields),
})

const present = async (
  ctx: ReadContext,
  secrets: readonly [string, ...string[]],
  viewer: FeedViewer,
  { found, widerFrom }: SearchPage,
  detail: boolean,
) => {
  const cards = await readMatchCards(ctx.db, {
    viewerId: viewer.id,
    viewer,
    ids: found.map(({ id }) => id),
    now: ctx.now,
    locale: ctx.locale,
    detail,
  })
  const shown = found.flatMap(({ id, ring, ...place }, index) => {
    const card = cards.get(id)
    if (card === undefined) return []
    const proof = detail ? { shown_proof: createShownProof(secrets, { viewerId: viewer.id, shownId: id }, ctx.now) } : {}
    return [{ index, person: { ...card, ring, boosted: place.boosted, why: explainCardPlace(place), ...proof } }]
  })
  const wider = widerFrom === undefined ? -1 : shown.findIndex(({ index }) => index >= widerFrom)
  return { people: shown.map(({ person }) => person), wider_from: wider === -1 ? null : wider }
}

/**
 * Returns a page of the caller's feed. The first page chooses the priority members: likers and suggested members, unless the caller
 * wants the order of activity. It also stores a new filter and marks the notification about newcomers as read; with `peek`, or called with a
 * token, it stores nothing. A page examines at most `mostExamined` cards of one area, so it can be empty and still have a next page.
 * @throws {AppError} matches.cursor_unknown, matches.ages_crossed on `max_age`, platform.not_found
 */
export const listMatches = async (
  ctx: ReplicaOrPrimaryContext,
  secrets: readonly [string, ...string[]],
  { query: { cursor, widen, peek: peeks, detail, ...asked } }: HandlerInput<typeof endpoint>,
  mostExamined = 5000,
): Promise<HandlerResult<typeof endpoint>> => {
  const peek = peeks !== undefined || ctx.actor.viaToken === true
  const viewer = await readFeedViewer(ctx.db, ctx.actor.id, ctx.now)
  if (viewer === undefined) throw new AppError(platformErrors.not_found)
  // The job that ends boosts can be late; expired boosts must not be ranked or labelled.
  if (viewer.hasStaleBoosts && ctx.primary !== undefined) await endExpiredBoosts(ctx.primary, ctx.now)
  const db = viewer.hasStaleBoosts ? (ctx.primary ?? ctx.db) : ctx.db
  const known = parseStoredFilter(viewer.filter)
  const { filter: wanted, preferences, isExplicit } = resolveFilter(asked, known)
  const filter = await withUsableFields(db, wanted)
  const scope = { secrets, viewerId: viewer.id, filter: { ...filter, widen } }
  const key = resumeKey([filter, widen, viewer.position])
  const from = cursor === undefined ? (parseFeedResumePoint(viewer.resume, key, ctx.now) ?? startPosition) : decryptCursor(scope, cursor)

  const search = { ...(await createFeedSearchParameters(db, viewer, filter, ctx.now)), mostExamined }
  const areas = listSearchAreas(viewer, filter, widen === '1')
  // On later pages, the cursor contains the priority members.
  const suggested = cursor === undefined ? (viewer.suggested ?? undefined) : undefined
  const priority = { suggested, places: chooseLikerPlaces(secrets[0] ?? '', viewer.id, ctx.now) }
  const page = await readSearchPage(db, search, areas, from, priority)

  // This GET writes, but only for the first page and only when the filter has changed.
  const isNew =
    !peek && isExplicit && cursor === undefined && JSON.stringify(preferences) !== JSON.stringify(resolveFilter({}, known).preferences)
  const resume = cursor === undefined || peek ? undefined : createFeedResumePoint(from, page.ordinary, key, ctx.now)
  const { primary } = ctx
  if (primary !== undefined) {
    if (isNew && canParticipate(ctx.actor.role)) await saveFeedFilter(primary, viewer.id, preferences, ctx.now)
    if (resume !== undefined) await saveFeedResumePoint(primary, viewer.id, resume, ctx.now)
    if (viewer.hasUnreadNewcomers && cursor === undefined && !peek)
      await inTransaction(primary, (tx) => markNotificationKindSeen(tx, 'newcomers', { of: viewer.id, now: ctx.now }))
  }
  const isEmpty = cursor === undefined && page.found.length === 0 && page.next === undefined
  return {
    data: {
      ...(isEmpty ? { seen_everyone: await hasReactedNearby(db, viewer, areas.at(-1)?.().far) } : {}),
      ...(await present({ ...ctx, db }, secrets, viewer, page, detail !== undefined)),
      next_cursor: page.next === undefined ? null : encryptCursor(scope, page.next),
      filter: { distance: '20', gender: 'both', ...filter },
      widens: filter.distance === undefined || viewer.position === undefined || widen === '1',
    },
  }
}
