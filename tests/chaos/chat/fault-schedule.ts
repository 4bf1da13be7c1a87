import { setTimeout as sleep } from 'node:timers/promises'
import type { Clients } from './clients.ts'
import type { Environment } from './environment.ts'
import type { ChaosPlan } from './plan.ts'
import type { ServerProcess } from './servers.ts'

interface Surroundings {
  plan: ChaosPlan
  random: () => number
  clients: Clients
  servers: readonly ServerProcess[]
  testEnvironment: Environment
  /** Seconds since the beginning. */
  age: () => number
  /** Something wrong has been found already. */
  isOver: () => boolean
  /** Two members part, in the middle. */
  part: () => Promise<void>
  /** Told now and then. */
  progress: () => void
}

/** Lets everybody write while servers die, the database and Redis crash and pages are loaded anew; answers how many of these were. */
export const runFaultSchedule = async ({
  plan,
  random,
  clients,
  servers,
  testEnvironment,
  age,
  isOver,
  part,
  progress,
}: Surroundings): Promise<number> => {
  const { pace, seconds } = plan
  let reloads = 0
  /** Waits until then unless the run is over before. */
  const reaches = async (moment: number): Promise<boolean> => {
    while (!isOver() && age() < moment) await sleep(Math.min(100, Math.max(1, (moment - age()) * 1000)))
    return !isOver()
  }
  const every = async (least: number, most: number, deed: () => unknown): Promise<void> => {
    for (;;) {
      const next = age() + (least + random() * (most - least)) * pace
      if (next >= seconds || !(await reaches(next))) return
      await deed()
    }
  }
  // The last words are kept for when nobody hears them: see below.
  const [most, lastWords] = [plan.messages - plan.conversations, plan.conversations]
  const writing = async (): Promise<void> => {
    for (let done = 0; done < most && !isOver();) {
      const due = Math.min(most, Math.ceil((most * age()) / seconds))
      for (; done < due; done++) clients.write()
      await sleep(20)
    }
  }
  const parting = async (): Promise<void> => {
    if (await reaches(seconds * 0.4)) await part()
  }
  await Promise.all([
    writing(),
    parting(),
    every(2, 5, async () => {
      const server = servers[Math.floor(random() * servers.length)]
      // One that serves: on a busy machine it would never come to that otherwise.
      await server?.ready()
      server?.kill()
    }),
    every(0.3, 1.5, () => {
      if (plan.reloads === false) return
      reloads += 1
      clients.reload()
    }),
    every(0.05, 0.3, () => clients.look()),
    every(12, 25, () => testEnvironment.database?.crash()),
    every(10, 20, () => testEnvironment.redis?.crash()),
    every(9 / pace, 10 / pace, progress),
  ])
  if (isOver()) return reloads
  // No later message betrays that one of these was missed.
  await Promise.all(servers.map((server) => server.ready()))
  for (const server of servers) server.kill()
  for (let word = 0; word < lastWords; word++) clients.write()
  return reloads
}
