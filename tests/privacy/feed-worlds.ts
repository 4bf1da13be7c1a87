// Worlds in which T was shown me and then passed on me, or decided nothing. Compared is everything that the feed shows me over days and nights.
import { sql } from 'kysely'
import { ImpressionCounter } from '#features/boosts/server/index.ts'
import { listMatches } from '#features/matches/server/list-matches.ts'
import { trainSuggestions, defaultTrainingLimits } from '#features/suggestions/server/index.ts'
import { createLog } from '#platform/server/log.ts'
import { createSeededRandom, type Random } from '#platform/shared/seeded-random.ts'
import type { TestApp } from '../support/app/test-app.ts'
import { generateFeedWorld, insertFeedWorld } from '../support/feed/feed-world.ts'
import { createPerson, type Person } from '../support/people/people.ts'
import { callEndpoint } from './member-actions.ts'
import { fixedId, openPrivacyApp } from './setup.ts'

/** What T does in one world (`does`), and in the world that must look the same (`instead`). */
export const comparedBehaviours = {
  'decided nothing': { does: [], instead: [] },
  'passed on me': { does: ['dislike'], instead: [] },
  'liked me and passed on me': { does: ['like', 'dislike'], instead: ['like', 'unlike'] },
  'passed on me and took it back': { does: ['dislike', 'undislike'], instead: [] },
  'likes me': { does: ['like'], instead: [] },
} as const satisfies Record<string, { does: readonly string[]; instead: readonly string[] }>
export type ComparedBehaviour = keyof typeof comparedBehaviours

/** A fault that is written into the database after each night; the service has no such modes. */
export type NightFault = (db: TestApp['db']) => Promise<unknown>

/** Suggestions from which everybody is missing who passed on the member. */
export const leavesOutWhoPassed: NightFault = (db) =>
  sql`update suggestion set others = array(select other from unnest(others) with ordinality as o (other, place)
      where not exists (select from reaction where from_id = other and to_id = suggestion.member_id and kind = 2) order by place)`.execute(
    db,
  )

/** A generated town in a database, which `reset` restores before each world. */
export interface FeedTown extends AsyncDisposable {
  testApp: TestApp
  men: readonly Person[]
  women: readonly Person[]
  everybody: readonly string[]
  /** Restores the database and the clock to the beginning. */
  reset(): Promise<void>
}

const eachTable = (body: string) => `do $do$ declare one text; begin
  for one in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition loop ${body} end loop; end $do$`
const keep = `create schema kept; ${eachTable(`execute format('create table kept.%1$I as table public.%1$I', one);`)}`
const bringBack = `begin; set local session_replication_role = replica; ${eachTable(`execute format('delete from public.%I', one);`)};
  ${eachTable(`execute format('insert into public.%1$I overriding system value select * from kept.%1$I', one);`)}; commit`

const peoplePerTown = 44
const namedPerGender = 5

/** Generates a town of about fifty people. */
export const openFeedTown = async (seed: number): Promise<FeedTown> => {
  const testApp = await openPrivacyApp()
  const { db, clock } = testApp
  // Disables rate limits, which cannot handle that the clock is set back for each world.
  testApp.platform.limits.take = () => Promise.resolve()
  testApp.platform.limits.takeAndReport = () => Promise.resolve({ name: 'calls', burst: 1, seconds: 1, left: 1, fullSeconds: 0 })
  testApp.platform.limits.takeDistinct = () => Promise.resolve()
  const began = clock.now()
  const world = generateFeedWorld(peoplePerTown, createSeededRandom(seed, 1).next, began)
  await insertFeedWorld(db, world, began)
  const named = async (name: 'brian' | 'amina', first: number) => {
    const created: Person[] = []
    for (let n = 0; n < namedPerGender; n++)
      created.push(await createPerson(testApp, name, { id: fixedId(first + n), country: 'CM', lat: 4.05, lng: 9.7, photo: n % 2 === 0 }))
    return created
  }
  const [men, women] = [await named('brian', 1), await named('amina', 101)]
  // Nobody is new, so that ranks depend on matches. The reactions get different times, so that they have an order.
  await sql`update member set created_at = ${began}::timestamptz - interval '90 days', verified_at = ${began}::timestamptz - interval '90 days'`.execute(
    db,
  )
  await sql`update reaction set at = ${began}::timestamptz - interval '1 day' - random() * interval '20 days'`.execute(db)
  await sql.raw(keep).execute(db)
  return {
    testApp,
    men,
    women,
    everybody: [...world.people, ...men, ...women].map(({ id }) => id),
    reset: async () => {
      await sql.raw(bringBack).execute(db)
      clock.set(began)
    },
    [Symbol.asyncDispose]: () => testApp[Symbol.asyncDispose](),
  }
}

/** One walk through the feed: the answers, and who was shown in this order. */
interface Walk {
  text: string[]
  people: { id: string }[]
}

const get = async (testApp: TestApp, viewer: Person, url: string): Promise<string> => {
  const { statusCode, payload } = await testApp.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${viewer.token}` } })
  if (statusCode !== 200) throw new Error(`${url}: ${payload}`)
  return `${statusCode} ${payload}`
}

/** Walks through the whole feed. A cursor is encrypted with a random start: only its length can tell anything. */
const walk = async (testApp: TestApp, viewer: Person): Promise<Walk> => {
  const found: Walk = { text: [], people: [] }
  const url = '/matches?distance=any&detail=1&peek=1'
  for (let address: string | undefined = url; address !== undefined && found.text.length < 20;) {
    const answer = await get(testApp, viewer, address)
    const { data } = JSON.parse(answer.slice(4)) as { data: { people: Walk['people']; next_cursor: string | null } }
    found.people.push(...data.people)
    found.text.push(answer.replace(/"next_cursor":"([^"]+)"/, (_, cursor: string) => `"next_cursor":${cursor.length}`))
    address = data.next_cursor === null ? undefined : `${url}&cursor=${encodeURIComponent(data.next_cursor)}`
  }
  return found
}

/** What a world was like for me. */
export interface WorldRecord {
  /** All answers, in order. */
  text: string[]
  /** For each walk, its moment and the places of those who come first because they like me. */
  priorityPlaces: { me: string; at: Date; places: number[] }[]
}

const days = 3

/** Returns the places on my first page of people who come first because they like me, if the service has these secrets. */
const placesOfLikers = async ({ testApp }: FeedTown, me: Person, secrets: readonly [string, ...string[]]): Promise<number[]> => {
  const { data } = await listMatches(testApp.ctx(me), secrets, { query: { distance: 'any', peek: '1' } })
  return data.people.flatMap(({ why }, place) => (why === 'likes_you' ? [place] : []))
}

/** A number of other members who are not among these. */
const others = (town: FeedTown, random: Random, count: number, ...without: string[]): string[] =>
  random.some(
    town.everybody.filter((id) => !without.includes(id)),
    count,
  )

/**
 * Lets three days and two nights pass in a town: T is shown me and acts, I look at feed, picks and likers each day, like and pass, and at last
 * like T. The same seed is the same world, but for what T does.
 */
export const simulateDays = async (
  town: FeedTown,
  seed: number,
  does: readonly string[],
  {
    fault,
    secrets = town.testApp.platform.config.secrets,
  }: { fault?: NightFault | undefined; secrets?: readonly [string, ...string[]] } = {},
): Promise<WorldRecord> => {
  await town.reset()
  const { testApp } = town
  const { db, clock, platform } = testApp
  const random = createSeededRandom(seed, 2)
  const [me, them] = [random.pick(town.men), random.pick(town.women)]
  const counter = new ImpressionCounter(db, platform.log)
  const log = createLog('silent')
  const life: WorldRecord = { text: [], priorityPlaces: [] }

  const likers = others(town, random, random.below(9), me.id, them.id)
  for (const [n, liker] of likers.entries())
    await sql`insert into reaction (from_id, to_id, kind, at) values (${liker}, ${me.id}, 1, ${clock.now()}::timestamptz - ${n} * interval '1 hour')
      on conflict (from_id, to_id) do update set kind = 1`.execute(db)
  for (const viewer of others(town, random, 20)) counter.recordShown(others(town, random, 12, viewer), clock.now(), viewer)
  counter.recordShown([me.id, ...others(town, random, 11, me.id, them.id)], clock.now(), them.id)
  await counter.flush()
  // T makes a request in both worlds, so that only the actions differ.
  await get(testApp, them, '/me')
  for (const action of does) await callEndpoint(testApp, them, `/actions/toggle/${action}?uid=${me.id}`)

  for (let day = 1; day <= days; day++) {
    clock.advance({ hours: 2 })
    const { text, people } = await walk(testApp, me)
    life.text.push(...text)
    life.priorityPlaces.push({ me: me.id, at: clock.now(), places: await placesOfLikers(town, me, secrets) })
    for (const url of ['/picks?distance=any', '/picks', '/actions/reactions/others?type=likes', `/profile/${them.id}`])
      life.text.push(await get(testApp, me, url))
    const seen = people.slice(0, 20).map(({ id }) => id)
    counter.recordShown(seen, clock.now(), me.id)
    await counter.flush()
    for (const [place, action] of ['like', 'dislike'].entries()) {
      const other = seen.filter((id) => id !== them.id)[place]
      if (other !== undefined) life.text.push(await get(testApp, me, `/actions/toggle/${action}?uid=${other}`))
    }
    if (day === days) break
    clock.advance({ hours: 22 })
    const { outcome } = await trainSuggestions(
      { ...platform, log, random: () => (seed % 97) / 97 },
      { ...defaultTrainingLimits, minLikes: 1 },
    )
    if (outcome !== 'done') throw new Error(`the night ended ${outcome}`)
    await fault?.(db)
  }
  life.text.push(await get(testApp, me, `/actions/toggle/like?uid=${them.id}`), ...(await walk(testApp, me)).text)
  return life
}
