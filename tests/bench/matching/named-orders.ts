import { learnedOrder, nightlySuggestions } from './learned.ts'
import { activityOrder, eloOrder, nearestOrder, newestOrder, oracleOrder, type FeedOrder, popularOrder, ruleOrder } from './orders.ts'
import type { Tastes } from './tastes.ts'

export const orderNames = ['activity', 'newest', 'nearest', 'popular', 'elo', 'one', 'both', 'rule', 'ours', 'oracle'] as const
export type OrderName = (typeof orderNames)[number]

const makers: Record<OrderName, (seed: number, tastes: Tastes) => FeedOrder> = {
  activity: (seed) => activityOrder(seed),
  newest: () => newestOrder(),
  nearest: () => nearestOrder(),
  popular: () => popularOrder(),
  elo: () => eloOrder(),
  one: (seed) => learnedOrder(seed, 'one'),
  both: (seed) => learnedOrder(seed, 'both'),
  rule: (seed) => ruleOrder(seed),
  ours: (seed) => ruleOrder(seed, nightlySuggestions(seed)),
  oracle: (_, tastes) => oracleOrder(tastes),
}

export const createOrder = (name: OrderName, seed: number, tastes: Tastes): FeedOrder => makers[name](seed, tastes)
