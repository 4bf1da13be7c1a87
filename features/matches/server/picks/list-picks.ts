import { endExpiredBoosts } from '#features/members/server/index.ts'
import { readFieldAnswers, readProfileFields, selectPublicChoices } from '#features/profile-fields/server/index.ts'
import { chooseReasons } from '#features/suggestions/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { canParticipate } from '#platform/shared/roles.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import type { listPicks as endpoint } from '../../picks-contract.ts'
import { explainCardPlace } from '../cards/explain-card-place.ts'
import { readMatchCards } from '../cards/match-cards.ts'
import { parseStoredFilter, resolveFilter, withUsableFields } from '../filter.ts'
import { createFeedSearchParameters } from '../list-matches.ts'
import { findMembersInSearch } from '../members-in-search.ts'
import { type FeedViewer, readFeedViewer } from '../queries.ts'
import { listSearchAreas } from '../search-areas.ts'
import type { FoundCard } from '../merge-streams.ts'
import { readSearchPage, startPosition } from '../search.ts'
import { choosePicks } from './choose-picks.ts'
import { type DailyPick, readEarlierPicks, readPicks, savePicksOnce } from './pick-store.ts'

/** With fewer people than this in the first area there are no picks, so that the grid keeps at least ten people. */
const leastPeople = 15
const mostExamined = 5000

type Search = Awaited<ReturnType<typeof createFeedSearchParameters>>

interface PickSearch {
  viewer: FeedViewer
  search: Search
  areas: ReturnType<typeof listSearchAreas>
}

/** Reads cards by id, with the reasons that each shares with the viewer. The texts of the profiles are read for that, but not returned. */
const readPeople = async (ctx: MemberContext, { viewer }: PickSearch, ids: readonly string[]) => {
  const [cards, operatorFields, answers] = await Promise.all([
    readMatchCards(ctx.db, { viewerId: viewer.id, viewer, ids, now: ctx.now, locale: ctx.locale, detail: true }),
    readProfileFields(ctx.db),
    readFieldAnswers(ctx.db, viewer.id),
  ])
  const asked = { ...viewer, field_choices: selectPublicChoices(operatorFields, answers), locale: ctx.locale }
  return new Map(
    [...cards].map(([id, detailed]) => {
      const { about, fields = [], ...card } = detailed
      const field_choices = selectPublicChoices(operatorFields, Object.fromEntries(fields.map((field) => [field.id, field.value])))
      // The card contains only interests that others may see, so no further interest has to be hidden.
      const shown = { shows_sensitive: true, own_sensitive: [], field_choices, distance: card.distance }
      const reasons = about === undefined ? [] : chooseReasons(asked, { ...about, ...shown })
      return [id, { card, reasons, likesViewer: card.hint?.kind === 'likes_you' }]
    }),
  )
}

/** Chooses and stores the picks of a day. Boosted members are never picks, because they have paid for their places in the feed. */
const pickFor = async (ctx: MemberContext, asked: PickSearch, day: string): Promise<DailyPick[]> => {
  const { viewer, search, areas } = asked
  const { found: near } = await readSearchPage(ctx.db, { ...search, mostExamined }, areas.slice(0, 1), startPosition)
  if (near.length < leastPeople) return []
  const earlier = await readEarlierPicks(ctx.db, viewer.id, day)
  const suggested = await findMembersInSearch(ctx.db, search, areas, viewer.suggested ?? [])
  const isSuggested = new Set(suggested.map(({ id }) => id))
  const found = [...suggested, ...near.filter(({ id }) => !isSuggested.has(id))].filter(({ id, boosted }) => !boosted && !earlier.has(id))
  const people = await readPeople(
    ctx,
    asked,
    found.map(({ id }) => id),
  )
  const candidates = found.flatMap(({ id }) => {
    const person = people.get(id)
    return person === undefined ? [] : [{ ...person, id, suggested: isSuggested.has(id) }]
  })
  const picks = choosePicks(candidates).map(({ id, suggested }) => ({ id, suggested }))
  return inTransaction(ctx.db, (tx) => savePicksOnce(tx, viewer.id, day, picks))
}

/**
 * Returns the caller's picks of the day (UTC). The first request of a day chooses and stores them. Later requests return the same people,
 * without those whom the feed would no longer show; nobody replaces them. Guests and members with the order of activity have no picks.
 * @throws {AppError} matches.ages_crossed on `max_age`, platform.not_found
 */
export const listPicks = async (ctx: MemberContext, { query }: HandlerInput<typeof endpoint>): Promise<HandlerResult<typeof endpoint>> => {
  const viewer = await readFeedViewer(ctx.db, ctx.actor.id, ctx.now)
  if (viewer === undefined) throw new AppError(platformErrors.not_found)
  const filter = await withUsableFields(ctx.db, resolveFilter(query, parseStoredFilter(viewer.filter)).filter)
  const day = utcDay(ctx.now)
  const ends_at = new Date(Date.parse(day) + dayMs).toISOString()
  if (!canParticipate(ctx.actor.role) || viewer.suggested === null) return { data: { people: [], ends_at } }
  if (viewer.hasStaleBoosts) await endExpiredBoosts(ctx.db, ctx.now)

  const search = await createFeedSearchParameters(ctx.db, viewer, filter, ctx.now)
  const asked = { viewer, search, areas: listSearchAreas(viewer, filter, false) }
  const stored = await readPicks(ctx.db, viewer.id, day)
  // A member without suggestions has chosen the order of activity since, so suggested picks are dropped.
  const kept = viewer.suggested.length > 0 ? stored : stored.filter((pick) => !pick.suggested)
  const picks = stored.length > 0 ? kept : await pickFor(ctx, asked, day)
  const suggested = new Map(picks.map((pick) => [pick.id, pick.suggested]))
  const found: FoundCard[] = await findMembersInSearch(ctx.db, search, asked.areas, [...suggested.keys()])
  const people = await readPeople(
    ctx,
    asked,
    found.map(({ id }) => id),
  )
  return {
    data: {
      people: found.flatMap(({ id, ring, boosted }) => {
        const person = people.get(id)
        if (person === undefined || boosted) return []
        const { card, reasons, likesViewer } = person
        const priority = likesViewer ? 'likes_you' : suggested.get(id) === true ? 'suggested' : undefined
        return [{ ...card, ring, boosted, why: explainCardPlace({ boosted, priority }), reasons }]
      }),
      ends_at,
    },
  }
}
