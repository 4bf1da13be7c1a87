import { join } from 'node:path'
import type { bundleServer, ServerProcess } from '../../chaos/chat/servers.ts'
import { cpuSeconds } from '../measure/cpu-time.ts'
import { openBenchDatabase } from '../measure/database.ts'
import { postmasterPidOf } from '../measure/processor-cost.ts'
import { median } from '../measure/timing.ts'
import type { ClientFleet } from './client-fleet.ts'
import { createChatMembers } from './members.ts'

interface Run {
  sockets: number
  processes: number
  inFlight: number
  rounds: number
  seconds: number
}

/**
 * Compares the processor time of one message on several processes with that on a single process. With several processes, which Redis connects, the
 * two members of each pair have sockets on different ones. Returns a line with the result.
 */
export const compareProcesses = async (
  fleet: ClientFleet,
  bundle: Awaited<ReturnType<typeof bundleServer>>,
  folder: string,
  { sockets, processes, inFlight, rounds, seconds }: Run,
): Promise<string> => {
  await using bench = await openBenchDatabase('ndloo_bench_chat', false)
  const talkers = await createChatMembers(bench.db, bench.client, sockets)
  const servers: ServerProcess[] = []
  await using _ = { [Symbol.asyncDispose]: async () => void (await Promise.all(servers.map((one) => one[Symbol.asyncDispose]()))) }
  for (let number = 0; number < processes; number++)
    servers.push(
      await bundle.start({
        DATABASE_URL: bench.url,
        REDIS_URL: process.env.BENCH_REDIS_URL ?? 'redis://127.0.0.1:6379',
        DATA_DIR: join(folder, `data-${number}`),
      }),
    )
  await Promise.all(servers.map((server) => server.ready()))
  const addresses = servers.map(({ port }) => `http://127.0.0.1:${port}`)
  await fleet.connect('one', addresses[0] ?? '', talkers)
  // The two members of a pair are neighbours in the list, so their sockets are on different processes.
  for (const [place, address] of addresses.entries())
    await fleet.connect(
      'several',
      address,
      talkers.filter((_talker, index) => index % processes === place),
    )
  const postmasterPid = await postmasterPidOf(bench.client)
  const spent = () => servers.reduce((sum, server) => sum + cpuSeconds(server.pid()), cpuSeconds(postmasterPid))
  const costs: Record<'one' | 'several', number[]> = { one: [], several: [] }
  const speeds: Record<'one' | 'several', number[]> = { one: [], several: [] }
  for (let round = -1; round < rounds; round++)
    for (const set of ['one', 'several'] as const) {
      const started = spent()
      const { speed, lost, refused } = await fleet.talk(set, inFlight, seconds)
      if (refused !== undefined || lost > 0) throw new Error(`${lost} messages were lost: ${refused}`)
      if (round < 0) continue
      costs[set].push(((spent() - started) * 1000) / (speed * seconds))
      speeds[set].push(speed)
    }
  for (const set of ['one', 'several']) await fleet.close(set)
  const ratio = median(costs.several) / median(costs.one)
  return (
    `${sockets} sockets: ${Math.round(median(speeds.one))} messages a second by one process, ${Math.round(median(speeds.several))} by ${processes}; ` +
    `processor time of a message ${median(costs.one).toFixed(2)} and ${median(costs.several).toFixed(2)} ms: ${ratio.toFixed(2)} times, target ≤ 1.15`
  )
}
