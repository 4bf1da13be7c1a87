// What happens to the primary in each round.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '#platform/shared/seeded-random.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { ClusterNode } from '../cluster/node.ts'

/** A kind of failure. Resolves when the failure itself is over; then the cluster heals by itself. */
type Failure = (cluster: Cluster, primary: ClusterNode, random: Random) => Promise<void>

/** How long a standby receives nothing before its primary dies, in milliseconds. */
const stallMs = 2000

export const failureActions = {
  /** The machine loses its power and comes back after another one has taken over. */
  kill: async (cluster, primary) => {
    await primary.kill()
    await cluster.waitForNewPrimary(primary)
    primary.start()
  },
  /** PostgreSQL dies; Patroni starts it again or lets another take over. */
  crash: (_cluster, primary) => primary.crash(),
  /** The machine stands still, and wakes up just after another one has taken over. */
  freeze: async (cluster, primary, random) => {
    primary.freeze()
    await cluster.waitForNewPrimary(primary)
    await sleep(random.int(0, 3000))
    primary.thaw()
  },
  /** The machine is cut off from all others, with its clients' connections open. */
  partition: async (cluster, primary, random) => {
    primary.isolate()
    await cluster.waitForNewPrimary(primary)
    await sleep(random.int(0, 3000))
    await primary.reconnect()
  },
  /** An operator makes the primary hand over to another node. */
  switchover: (cluster) => cluster.switchOver(),
  /** Standbys receive nothing for two seconds, then the machine loses its power. */
  stall: async (cluster, primary) => {
    primary.stallReplication()
    await sleep(stallMs)
    await primary.kill()
    await primary.reconnect()
    await cluster.waitForNewPrimary(primary)
    primary.start()
  },
} as const satisfies Record<string, Failure>

export type FailureKind = keyof typeof failureActions

export const failureKinds = Object.keys(failureActions) as FailureKind[]
