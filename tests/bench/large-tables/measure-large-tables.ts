// What members do while the tables of messages and reactions grow tenfold, at 100 million rows with the defaults:
//   npm run bench large-tables [-- --members 100000,1000000] [--reactions 100] [--messages 20] [--keep]
// With --kept it measures the databases that an earlier run with --keep has loaded.
// The defaults need 60 GB on the disk. Each member has ten conversations, so there are five for each member.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { loadMembers } from '../feed/load-members.ts'
import { type BenchDatabase, openBenchDatabase, openKeptBenchDatabase } from '../measure/database.ts'
import { median, percentile } from '../measure/timing.ts'
import { loadConversations } from './load-conversations.ts'
import { pickTimedMembers } from './pick-timed-members.ts'
import { type TimedMember, timedActions } from './timed-actions.ts'

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000,1000000' },
    reactions: { type: 'string', default: '100' },
    messages: { type: 'string', default: '20' },
    keep: { type: 'boolean', default: false },
    kept: { type: 'boolean', default: false },
  },
})
const timedMembers = 200
const rounds = 5
/** Growth of a time that is accepted. */
const mostGrowth = 1.2

const readNumber = async ({ client }: BenchDatabase, text: string): Promise<number> => {
  const { rows } = await client.query<{ number: string }>(`select (${text}) as number`)
  return Number(rows[0]?.number)
}

interface Loaded {
  database: BenchDatabase
  members: TimedMember[]
}

const load = async (size: number): Promise<Loaded> => {
  const name = `ndloo_bench_large_${size}`
  const database = await (values.kept ? openKeptBenchDatabase(name) : openBenchDatabase(name, values.keep))
  const startedAt = performance.now()
  if (!values.kept) {
    await loadMembers(database.client, size, Number(values.reactions))
    await loadConversations(database.client, Number(values.messages))
  }
  const minutes = Math.round((performance.now() - startedAt) / 60_000)
  const gigabytes = (await readNumber(database, 'pg_database_size(current_database())')) / 2 ** 30
  const rows: number[] = []
  for (const table of ['message', 'reaction'])
    rows.push(await readNumber(database, `select reltuples::bigint from pg_class where oid = '${table}'::regclass`))
  console.log(
    `${size} members: ${rows[0]} messages, ${rows[1]} reactions, ${gigabytes.toFixed(1)} GB${values.kept ? '' : `, loaded in ${minutes} min`}`,
  )
  return { database, members: await pickTimedMembers(database, timedMembers) }
}

type Times = Record<string, { first: number[]; later: number[] }>

/** Times each action of each member in both databases in turns. The first time, a part of what is read is still on the disk. */
const measure = async (loaded: readonly Loaded[]): Promise<Times[]> => {
  const times = loaded.map((): Times => Object.fromEntries(Object.keys(timedActions).map((name) => [name, { first: [], later: [] }])))
  const count = Math.min(...loaded.map(({ members }) => members.length))
  for (let round = 0; round < rounds; round++)
    for (let index = 0; index < count; index++)
      for (const [name, act] of Object.entries(timedActions))
        for (const [which, { database, members }] of loaded.entries()) {
          const member = members[index]
          if (member === undefined) continue
          const startedAt = performance.now()
          await act(database, member)
          times[which]?.[name]?.[round === 0 ? 'first' : 'later'].push(performance.now() - startedAt)
        }
  return times
}

/** Changes one row of a hundred in two tables and cleans them; prints how long each takes. */
const measureVacuum = async ({ database }: Loaded): Promise<string> => {
  const parts: string[] = []
  for (const [table, change] of [
    ['message', `body = body || '!'`],
    ['reaction', `at = at + interval '1 second'`],
  ] as const) {
    await database.client.query(`update ${table} set ${change} where ctid = any (array(select ctid from ${table} tablesample system (1)))`)
    const startedAt = performance.now()
    await database.client.query(`vacuum ${table}`)
    parts.push(`${table} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
  return parts.join(', ')
}

const loaded: Loaded[] = []
try {
  for (const size of values.members.split(',').map(Number)) loaded.push(await load(size))
  console.log(`${loaded.map(({ members }) => members.length).join(' and ')} members timed, load ${loadavg()[0]?.toFixed(1)}`)
  const [small, large] = await measure(loaded)
  console.log(
    '| action | small, ms (p99) | large, ms (p99) | growth | the first time, ms | growth |\n| --- | --- | --- | --- | --- | --- |',
  )
  for (const name of Object.keys(timedActions)) {
    const [one, other] = [small?.[name], large?.[name]]
    if (one === undefined || other === undefined) continue
    const cell = (list: readonly number[]) => `${median(list).toFixed(2)} (${percentile(list, 0.99).toFixed(1)})`
    const growth = median(other.later) / median(one.later)
    console.log(
      `| ${name} | ${cell(one.later)} | ${cell(other.later)} | ${growth.toFixed(2)}${growth > mostGrowth ? ' **missed**' : ''} | ${cell(one.first)}, ${cell(other.first)} | ${(median(other.first) / median(one.first)).toFixed(2)} |`,
    )
  }
  for (const one of loaded) console.log(`vacuum after 1 % was changed, ${one.database.name}: ${await measureVacuum(one)}`)
} finally {
  for (const { database } of loaded) await database[Symbol.asyncDispose]()
}
