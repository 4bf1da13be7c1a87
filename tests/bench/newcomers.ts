// Measures the query of the alert about newcomers, for members of a dense town, with and without enough newcomers, and of an empty one.
//   npx tsx tests/bench/newcomers.ts [--members 100000] [--embedded]
import { parseArgs } from 'node:util'
import type { FeedFilter } from '#features/matches/contract.ts'
import { hasEnoughNewcomers } from '#features/matches/server/newcomers/has-enough-newcomers.ts'
import { readFeedViewer } from '#features/matches/server/queries.ts'
import { type BenchDatabase, openBenchDatabase, openEmbeddedBenchDatabase } from './measure/database.ts'
import { loadMembers } from './feed/load-members.ts'
import { nowOfLoadedData, pickViewers } from './feed/viewers.ts'
import { median } from './measure/timing.ts'

const { values: options } = parseArgs({
  options: { members: { type: 'string', default: '100000' }, embedded: { type: 'boolean', default: false } },
})
const rounds = 7
/** The query covers the whole time in which a member counts as new, which makes it as expensive as possible. */
const question = { countsFrom: '2026-02-01', secret: 'of the bench', now: nowOfLoadedData }

const run = async ({ db, client }: BenchDatabase): Promise<void> => {
  await loadMembers(client, Number(options.members), 6)
  const viewers = await pickViewers(client, 12)
  const ask = async (what: string, filter: FeedFilter, at?: { lat: number; lng: number }) => {
    const times: number[] = []
    let told = 0
    for (let round = -1; round < rounds; round++)
      for (const { id } of viewers) {
        const viewer = await readFeedViewer(db, id, nowOfLoadedData)
        if (viewer === undefined) throw new Error('no viewer')
        const startedAt = performance.now()
        const fits = await hasEnoughNewcomers(db, { ...viewer, filter, position: at ?? viewer.position }, question)
        if (round < 0) continue
        times.push(performance.now() - startedAt)
        told += Number(fits)
      }
    const [most, share] = [Math.max(...times), told / times.length]
    console.log(`  ${what.padEnd(46)} ${median(times).toFixed(1)} ms, at most ${most.toFixed(1)} ms, told ${(share * 100).toFixed(0)} %`)
  }
  const everywhere = async () => {
    await ask('dense town, 20 km', { distance: '20' })
    await ask('dense town, no distance chosen: 100 km', {})
    await ask('dense town, any distance', { distance: 'any' })
    await ask('desert, 100 km', {}, { lat: 23.5, lng: 12.5 })
  }
  await client.query(`update member set verified_at = '2025-01-01'`)
  await client.query('vacuum analyze member')
  console.log('nobody is new: the cards are examined up to the limit')
  await everywhere()
  await client.query(`update member set verified_at = timestamptz '2026-02-20' + random() * interval '7 days' where random() < 0.02`)
  await client.query('vacuum analyze member')
  console.log('one member in fifty is new')
  await everywhere()
}

await using database = options.embedded ? await openEmbeddedBenchDatabase() : await openBenchDatabase('ndloo_bench_newcomers', false)
await run(database)
