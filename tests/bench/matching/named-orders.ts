import { learnedOrder, createSuggestionOrder } from './learned.ts'
import {
  activityOrder,
  eloOrder,
  nearestOrder,
  newestOrder,
  oracleOrder,
  type SimulatedOrder,
  popularOrder,
  productionOrder,
} from './orders.ts'
import type { Tastes } from './tastes.ts'

export const orderNames = ['activity', 'newest', 'nearest', 'popular', 'elo', 'one', 'both', 'rule', 'ours', 'oracle'] as const
export type OrderName = (typeof orderNames)[number]

const makers: Record<OrderName, (seed: number, tastes: Tastes) => SimulatedOrder> = {
  activity: (seed) => activityOrder(seed),
  newest: () => newestOrder(),
  nearest: () => nearestOrder(),
  popular: () => popularOrder(),
  elo: () => eloOrder(),
  one: (seed) => learnedOrder(seed, 'one'),
  both: (seed) => learnedOrder(seed, 'both'),
  rule: (seed) => productionOrder(seed),
  ours: (seed) => productionOrder(seed, createSuggestionOrder(seed)),
  oracle: (_, tastes) => oracleOrder(tastes),
}

export const createOrder = (name: OrderName, seed: number, tastes: Tastes): SimulatedOrder => makers[name](seed, tastes)
