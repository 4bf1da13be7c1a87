// @slow
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { generateFeedWorld, insertFeedWorld } from '#tests/support/feed/feed-world.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'

const now = new Date('2026-03-02T09:00:00Z')
const world = generateFeedWorld(2000, createSeededRandom(7).next, now)
const [viewer] = world.people

interface Made {
  name: string
  source: string
  parameters: string[]
  types: string[]
  settings: string[]
}

let database: TestDatabase
let made: Made[]
beforeAll(async () => {
  database = await openTestDatabase()
  await insertFeedWorld(database.db, world, now)
  const { rows } = await sql<Made>`
    select proname as name, prosrc as source, proargnames[1:pronargs] as parameters, proconfig as settings,
      string_to_array(oidvectortypes(proargtypes), ', ') as types
    from pg_proc where proname like 'feed\_%' order by proname`.execute(database.db)
  made = rows
})
afterAll(() => database[Symbol.asyncDispose]())

const values: Record<string, string> = {
  q_viewer: `'${viewer?.id}'`,
  q_places: "'{1,2,3}'",
  q_below_id: "'ffffffff-ffff-ffff-ffff-ffffffffffff'",
  q_born_after: "'1970-01-01'",
  q_born_by: "'2005-01-01'",
  q_name: "'a'",
  q_answers: `'$."height00" >= 160'`,
  q_without: `'{${viewer?.id}}'`,
  q_listed: `'{${world.people
    .slice(0, 60)
    .map(({ id }) => id)
    .join()}}'`,
}

/** The plan of the query inside a function, as the function itself runs it. */
const explain = ({ source, parameters, types, settings }: Made, change: (query: string) => string = (query) => query) =>
  inTransaction(database.db, async (tx) => {
    const inner = /return query([\s\S]*);\s*end\s*$/.exec(source)?.[1] ?? ''
    const query = change(inner).replaceAll(/\bq_\w+/g, (name) => `$${parameters.indexOf(name) + 1}`)
    for (const setting of settings) await sql.raw(`set local ${setting.replace('=', ' = ')}`).execute(tx)
    await sql.raw(`prepare feed (${types.join(', ')}) as ${query}`).execute(tx)
    const call = parameters.map((name) => values[name] ?? '7').join(', ')
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${sql.raw(`execute feed(${call})`)}`.execute(tx)
    await sql.raw('deallocate feed').execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })

const sorts = /-> +(Incremental )?Sort|Hash Anti Join|hashed SubPlan|Seq Scan|Bitmap/

describe('the plan of the feed', () => {
  test('there is a function for each layer and number of branches', () => {
    const rest = made.flatMap(({ name }) => (name.startsWith('feed_rest_') ? [name.replace('feed_rest_', 'feed_')] : []))
    // The `feed_*` functions without `rest`, which servers of the previous release call; they have no parameter `q_without`.
    const before = made.flatMap(({ name }) => (/^feed_(rest|listed)_/.test(name) ? [] : [name]))
    expect(rest).toEqual(before)
    expect(rest).toEqual([
      'feed_country_1',
      'feed_everywhere_1',
      'feed_named_1',
      'feed_region_20',
      'feed_region_64',
      'feed_region_8',
      'feed_tile_25',
      'feed_tile_4',
      'feed_tile_9',
    ])
  })

  test.each(['before', 'after'])('%s statistics exist, every merge reads its indexes in order, lazily', async (when) => {
    if (when === 'after') await sql`analyze card, reaction, block, member`.execute(database.db)
    for (const feed of made.filter(({ name }) => !/^feed_(rest_)?named_1$|listed/.test(name))) {
      const plan = await explain(feed)
      expect(plan, feed.name).not.toMatch(sorts)
      const branches = Number(/\d+$/.exec(feed.name)?.[0])
      expect(plan.match(/Scan using card_\w+ on card/g), feed.name).toHaveLength(branches)
      expect(plan.includes('Merge Append'), feed.name).toBe(branches > 1)
    }
  })

  test('the test would see it: without `offset 0` the planner sorts or hashes', async () => {
    await sql`analyze card, reaction, block, member`.execute(database.db)
    const feed = made.find(({ name }) => name === 'feed_rest_tile_25')
    if (feed === undefined) throw new Error('no function')
    const careless = { ...feed, settings: ['plan_cache_mode=force_generic_plan'] }
    expect(await explain(careless, (query) => query.replaceAll('offset 0', ''))).toMatch(sorts)
  })

  test('a rare name is found by the index of names', async () => {
    const feed = made.find(({ name }) => name === 'feed_rest_named_1')
    if (feed === undefined) throw new Error('no function')
    const plan = await explain(feed)
    expect(plan).toContain('Index Scan using member_firstname')
    expect(plan).toContain('Index Scan using member_lastname')
    expect(plan).toContain('card_pkey')
    expect(plan).not.toMatch(/Hash Anti Join|hashed SubPlan|Seq Scan/)
  })

  test('listed members are found one by one, by their ids', async () => {
    const feed = made.find(({ name }) => name === 'feed_listed_1')
    if (feed === undefined) throw new Error('no function')
    const plan = await explain(feed)
    expect(plan).toContain('Index Scan using card_pkey')
    expect(plan).not.toMatch(/Hash Anti Join|hashed SubPlan|Seq Scan/)
  })
})
