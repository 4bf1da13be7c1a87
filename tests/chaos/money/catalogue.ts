import { callUntilAnswered } from './client.ts'
import { parseCents } from './amounts.ts'
import type { ServerProcess } from './server.ts'

/** Something that can be bought, and its price. */
export interface PricedItem {
  id: string
  cents: bigint
}
export interface PricedPlan extends PricedItem {
  /** Percent of a gift's price that become credits. */
  conversion: bigint
}

/** What is on sale; a part the server does not have is empty, and nobody buys of it. */
export interface Catalogue {
  gifts: readonly PricedItem[]
  boosts: readonly PricedItem[]
  plans: readonly PricedPlan[]
  /** What the plan converts that everybody begins with. */
  freeConversion: bigint
}

type Listed = Record<string, string | number>

/** Reads what is on sale, as a member sees it. */
export const readCatalogue = async (server: ServerProcess, { token }: { token: string }): Promise<Catalogue> => {
  const plansAt = async (path: string): Promise<readonly Listed[]> => {
    const answer = await callUntilAnswered(server, { method: 'GET', path: `/api${path}`, token })
    return answer.status === 200 ? ((answer.body.data as { plans?: Listed[] } | undefined)?.plans ?? []) : []
  }
  const price = ({ id, price, amount }: Listed): PricedItem => ({ id: String(id), cents: parseCents(String(price ?? amount)) })
  const plans = (await plansAt('/subscriptions/plans')).map((plan) => ({ ...price(plan), conversion: BigInt(plan.gift_conversion ?? 0) }))
  return {
    gifts: (await plansAt('/gift/plans')).map(price),
    boosts: (await plansAt('/user-boost/plans')).map(price),
    plans: plans.filter(({ cents }) => cents > 0n),
    freeConversion: plans.find(({ cents }) => cents === 0n)?.conversion ?? 50n,
  }
}
