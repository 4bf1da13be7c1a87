// Measures the responses to members and balancers during each state of the database.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { ChatPopulation } from '../chat/chat-population.ts'
import { type RunningLoad, startLoad } from './load.ts'

const perSecond = 60

export const portOf = (url: string): number => Number(new URL(url).port)

/** Opens connections until the server refuses this role another one. */
export const exhaustConnections = async (url: string): Promise<pg.Client[]> => {
  const taken: pg.Client[] = []
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
    } catch {
      return taken
    }
    taken.push(client)
  }
}

interface Look {
  status: number
  body: string
}
const lookAt = async (port: number): Promise<Look> => {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(6000) })
    return { status: answer.status, body: await answer.text() }
  } catch (error) {
    return { status: 0, body: String(error) }
  }
}

const failuresOf = ({ failures }: RunningLoad): string =>
  Object.entries(failures)
    .map(([why, count]) => `\n    ${count}: ${why}`)
    .join('')

/** Creates the phases of a run against the balancer at `address`. Each phase prints its result. */
export const createPhaseRunner = ({ address, ports, world }: { address: string; ports: readonly number[]; world: ChatPopulation }) => {
  const through = async (target: string, what: string, ms: number): Promise<void> => {
    const load = startLoad(target, world, perSecond)
    const began = performance.now()
    const seen = ports.map((): string[] => [])
    const watching = ports.map(async (port, index) => {
      while (performance.now() - began < ms) {
        const { status, body } = await lookAt(port)
        const line = status === 200 ? '200' : `${status} ${/"away":\[[^\]]*\]/.exec(body)?.[0] ?? body}`
        if (seen[index]?.at(-1)?.endsWith(line) !== true) seen[index]?.push(`${Math.round(performance.now() - began)} ms: ${line}`)
        await sleep(100)
      }
    })
    await Promise.all(watching)
    await load.stop()
    const failed = Object.values(load.failures).reduce((sum, count) => sum + count, 0)
    console.log(`${what}: ${load.asked} requests, ${failed} failed, the slowest ${Math.round(load.worstMs)} ms${failuresOf(load)}`)
    for (const [index, port] of ports.entries()) console.log(`    /ready of ${port}: ${seen[index]?.join('; ')}`)
  }
  return {
    measureThroughBalancer: (what: string, ms: number) => through(address, what, ms),
    measureFirstProcess: (what: string, ms: number) => through(`http://127.0.0.1:${ports[0]}`, what, ms),
    waitUntilReady: async (what: string): Promise<void> => {
      const began = performance.now()
      const times = await Promise.all(
        ports.map(async (port) => {
          while ((await lookAt(port)).status !== 200 && performance.now() - began < 30_000) await sleep(20)
          return Math.round(performance.now() - began)
        }),
      )
      console.log(`${what}: ready after ${times.join(' and ')} ms`)
    },
  }
}
