// Many processes over few connections to PostgreSQL, through PgBouncer: nothing fails, and no read is stale:
//   npm run chaos pooler -- [--seed 1 --processes 28 --connections 10 --server-connections 40 --writers 1 --pairs 5000]
import { parseArgs } from 'node:util'
import { pgbouncerPath } from './pooler/pgbouncer.ts'
import { runPooled } from './pooler/run.ts'
import { postgresProgramFolder } from './services/postgres.ts'
import { redisProgramPath } from './services/redis.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    processes: { type: 'string', default: '28' },
    // Of each process.
    connections: { type: 'string', default: '10' },
    'server-connections': { type: 'string', default: '40' },
    // Of each process.
    writers: { type: 'string', default: '1' },
    pairs: { type: 'string', default: '5000' },
  },
})
if (postgresProgramFolder === undefined || redisProgramPath === undefined || pgbouncerPath === undefined) {
  console.error('PostgreSQL, redis-server and pgbouncer are needed')
  process.exit(2)
}
const serverConnections = Number(values['server-connections'])
const { pairs, stale, failed, stored, most, pairsPerSecond } = await runPooled({
  seed: Number(values.seed),
  processes: Number(values.processes),
  connectionsEach: Number(values.connections),
  serverConnections,
  writersEach: Number(values.writers),
  pairs: Number(values.pairs),
  say: (line) => console.log(line),
})
console.log(`${pairs} pairs of a write and a read, ${pairsPerSecond.toFixed(0)} per second: ${stale.length} stale, ${failed.length} failed`)
console.log(
  `${stored} messages stored; at most ${most.clients} connections of processes, ${most.waiting} of them waiting, over ${most.servers}`,
)
for (const line of [...stale.slice(0, 10), ...failed.slice(0, 10)]) console.log(`  ${line}`)
process.exit(stale.length + failed.length === 0 && stored === pairs && most.servers <= serverConnections ? 0 : 1)
