// The time from start to ready, on the embedded database with demo data: npm run build && npm run bench start [-- --rounds 7]
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { createTempFolder } from '../chaos/chat/servers.ts'
import { createServerProcess } from '../chaos/money/server.ts'
import { findFreePort } from '../chaos/services/ports.ts'
import { median } from './measure/timing.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } })

await using folder = await createTempFolder()
await using server = createServerProcess('build/server/main.js', await findFreePort(), { DATA_DIR: folder.path, DEMO_MEMBERS: '200' })
// The first start creates the members.
await server.start()
const times: { stopped: number[]; killed: number[] } = { stopped: [], killed: [] }
for (const [end, list] of [
  [server.stop, times.stopped],
  [server.kill, times.killed],
] as const)
  for (let round = 0; round < Number(values.rounds); round++) {
    await end()
    const startedAt = performance.now()
    await server.start()
    list.push((performance.now() - startedAt) / 1000)
  }
const print = (what: string, list: number[]) =>
  console.log(`${what}: ${median(list).toFixed(2)} s (${Math.min(...list).toFixed(2)}–${Math.max(...list).toFixed(2)}), target ≤ 3 s`)
print('after a stop', times.stopped)
print('after a kill', times.killed)
console.log(`load ${loadavg()[0]?.toFixed(1)}`)
