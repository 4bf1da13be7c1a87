import { setTimeout as sleep } from 'node:timers/promises'
import type { ChaosClients } from './clients.ts'
import type { ChaosEnvironment } from './environment.ts'
import type { GiftAndDateSender } from './gifts/gift-and-date-sender.ts'
import type { ChaosPlan } from './plan.ts'
import type { ServerProcess } from './servers.ts'

/** Most milliseconds that checking and storing a picture takes. */
const longestSendMs = 300

interface Surroundings {
  plan: ChaosPlan
  random: () => number
  clients: ChaosClients
  giving: GiftAndDateSender
  servers: readonly ServerProcess[]
  testEnvironment: ChaosEnvironment
  /** Seconds since the beginning. */
  age: () => number
  /** Whether a failure has already been found. */
  isOver: () => boolean
  /** Lets one member of a pair block the other; called once during the run. */
  part: () => Promise<void>
  /** Called from time to time to report the progress. */
  progress: () => void
}

/** One in this many messages is a voice note or a picture. */
const fileInterval = 6
/** One in this many messages is a gift. */
const giftInterval = 11
/** One in this many messages is a shared date. */
const dateInterval = 35

/** Returns a function that kills a server at a random moment while it turns an upload into a message. Skips calls soon after the last kill. */
export const createAimedKills = (servers: () => readonly ServerProcess[], random: () => number, pace: number) => {
  let next = 0
  return async (): Promise<void> => {
    if (performance.now() < next) return
    next = performance.now() + (1000 + random() * 3000) * pace
    const server = servers()[Math.floor(random() * servers().length)]
    // On a slow machine a start takes longer than the pause between two kills, so no server would ever be ready.
    await Promise.all(servers().map((one) => one.ready()))
    await sleep(random() * longestSendMs)
    server?.kill()
  }
}

/** Lets all members write while servers are killed, the database and Redis crash, and pages reload; returns the number of reloads. */
export const runFaultSchedule = async ({
  plan,
  random,
  clients,
  giving,
  servers,
  testEnvironment,
  age,
  isOver,
  part,
  progress,
}: Surroundings): Promise<number> => {
  const { pace, seconds } = plan
  let reloads = 0
  /** Waits until a time, or until the run is over. */
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
  // `lastWords` messages are held back: they are written below, right after all servers were killed.
  const [most, lastWords] = [plan.messages - plan.conversations, plan.conversations]
  let begun = 0
  const writeOne = (): void => {
    begun += 1
    if (begun % fileInterval === 0) clients.attach()
    else if (begun % giftInterval === 0) giving.give()
    else if (begun % dateInterval !== 0 || !giving.shareDate()) clients.write()
  }
  const writing = async (): Promise<void> => {
    for (let done = 0; done < most && !isOver();) {
      const due = Math.min(most, Math.ceil((most * age()) / seconds))
      for (; done < due; done++) writeOne()
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
      // Kills only a ready server: on a busy machine, a server that is killed while it starts would never become ready.
      await server?.ready()
      server?.kill()
    }),
    every(0.3, 1.5, () => {
      if (plan.reloads === false) return
      reloads += 1
      clients.reload()
    }),
    every(0.05, 0.3, () => clients.look()),
    every(0.05, 0.2, () => clients.change()),
    every(12, 25, () => testEnvironment.database?.crash()),
    every(10, 20, () => testEnvironment.redis?.crash()),
    every(9 / pace, 10 / pace, progress),
  ])
  if (isOver()) return reloads
  // The last messages are written while the servers are down: no later message would reveal that one of these is lost.
  await Promise.all(servers.map((server) => server.ready()))
  for (const server of servers) server.kill()
  for (let word = 0; word < lastWords; word++) {
    writeOne()
    clients.change()
  }
  return reloads
}
