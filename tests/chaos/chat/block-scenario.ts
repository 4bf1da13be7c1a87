import { setTimeout as sleep } from 'node:timers/promises'
import { blockOrUnblock } from '#features/reactions/contract.ts'
import type { Evidence } from './evidence.ts'
import type { ChaosEnvironment } from './environment.ts'
import type { ServerProcess } from './servers.ts'
import type { ChatPopulation } from './chat-population.ts'

const headOf = async ({ beside }: ChaosEnvironment, pair: readonly [string, string]): Promise<number> => {
  if (beside === undefined) return Infinity
  for (;;) {
    try {
      const { rows } = await beside.query<{ last_seq: string }>(
        'select last_seq from conversation where low_id = least($1::uuid, $2) and high_id = greatest($1::uuid, $2)',
        [...pair],
      )
      return Number(rows[0]?.last_seq ?? 0)
    } catch {
      await sleep(100)
    }
  }
}

/**
 * One of two members blocks the other, through the first server that responds. Where the database can be read, the last sequence number of
 * their conversation is recorded.
 */
export const runBlockScenario = async (
  world: ChatPopulation,
  servers: readonly ServerProcess[],
  testEnvironment: ChaosEnvironment,
): Promise<Evidence['block']> => {
  const [one, other] = world.blocked.map((place) => world.members[place])
  if (one === undefined || other === undefined) return undefined
  for (let attempt = 0; ; attempt++) {
    const port = servers[attempt % servers.length]?.port ?? 0
    const answer = await fetch(`http://127.0.0.1:${port}/api${blockOrUnblock.path.replace(':id', other.id)}`, {
      method: blockOrUnblock.method,
      headers: { authorization: `Bearer ${one.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'block' }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined)
    if (answer?.ok) break
    await sleep(100)
  }
  const pair = [one.id, other.id] as const
  return { pair, lastSeq: await headOf(testEnvironment, pair), later: 0 }
}
