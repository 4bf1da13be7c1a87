import { callUntilAnswered } from './client.ts'
import { parseCents } from './amounts.ts'
import type { ServerProcess } from './server.ts'

/** An item on sale with its price in US cents. */
export interface PricedItem {
  id: string
  cents: bigint
}
/** A subscription plan on sale. */
export interface PricedPlan extends PricedItem {
  /** Percent of a gift's price that become credits. */
  conversion: bigint
}

/** What is on sale. A list is empty when the server has no such feature. */
export interface Catalogue {
  gifts: readonly PricedItem[]
  boosts: readonly PricedItem[]
  plans: readonly PricedPlan[]
  /** The gift conversion of the Free plan, in percent. */
  freeConversion: bigint
}

type Listed = Record<string, string | number>

/** Reads what is on sale through the API. */
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
