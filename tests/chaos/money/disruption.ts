import { setTimeout as sleep } from 'node:timers/promises'
import { type ProviderFault, providerFaults } from '#apps/sandbox/payments/faults.ts'
import type { Random } from '#platform/shared/seeded-random.ts'
import type { ChaosContext } from './context.ts'

/** The processes that can be killed during a run. */
export interface KillableProcesses {
  killServer(): Promise<void>
  /** Kills the database and starts it again. Absent for the embedded database, which has no process of its own. */
  crashDatabase?: (() => Promise<void>) | undefined
}

/** Faults of the payment providers, weighted by repetition; the empty one is no fault. */
const weightedFaults: readonly (ProviderFault | '')[] = ['', '', '', '', 'lose_webhook', ...providerFaults]

/** Sets the providers' faults. Times with a wrong currency are recorded, because payments read meanwhile go to review. */
export const setProviderFaults = async (world: ChaosContext, on: string): Promise<void> => {
  const confusing = on.includes('wrong_currency')
  if (confusing) world.wrongCurrency.push([Date.now(), Infinity])
  await world.call({ method: 'POST', path: '/sandbox/payments/faults', body: { on } })
  // A response with the wrong currency can still be in transit.
  if (!confusing) for (const span of world.wrongCurrency) if (span[1] === Infinity) span[1] = Date.now() + 3000
}

/** Kills the server, crashes the database and sets provider faults until `running` is false; `pause` resolves when the next fault is due. */
export const runDisruptions = async (
  world: ChaosContext,
  machines: KillableProcesses,
  random: Random,
  pause: () => Promise<void>,
  running: () => boolean,
): Promise<{ crashes: number }> => {
  const done = { crashes: 0 }
  const confuse = async (): Promise<void> => {
    while (running()) {
      await setProviderFaults(
        world,
        random.chance(0.3) ? `${random.pick(weightedFaults)},${random.pick(weightedFaults)}` : random.pick(weightedFaults),
      )
      await sleep(random.int(200, 1200))
    }
    await setProviderFaults(world, '')
  }
  const wreck = async (): Promise<void> => {
    for (;;) {
      await pause()
      if (!running()) return
      const crash = machines.crashDatabase
      if (crash !== undefined && random.chance(0.35)) {
        done.crashes += 1
        // In three of ten cases the server is killed at the same time.
        await Promise.all([crash(), ...(random.chance(0.3) ? [machines.killServer()] : [])])
      } else await machines.killServer()
    }
  }
  await Promise.all([confuse(), wreck()])
  return done
}
