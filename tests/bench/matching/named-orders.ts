import { learnedOnly, suggestions } from './learned.ts'
import { activity, elo, nearest, newest, oracle, type Order, popular, rule } from './orders.ts'
import type { Tastes } from './tastes.ts'

export const orderNames = ['activity', 'newest', 'nearest', 'popular', 'elo', 'one', 'both', 'rule', 'ours', 'oracle'] as const
export type OrderName = (typeof orderNames)[number]

const makers: Record<OrderName, (seed: number, tastes: Tastes) => Order> = {
  activity: (seed) => activity(seed),
  newest: () => newest(),
  nearest: () => nearest(),
  popular: () => popular(),
  elo: () => elo(),
  one: (seed) => learnedOnly(seed, 'one'),
  both: (seed) => learnedOnly(seed, 'both'),
  rule: (seed) => rule(seed),
  ours: (seed) => rule(seed, suggestions(seed)),
  oracle: (_, tastes) => oracle(tastes),
}

export const createOrder = (name: OrderName, seed: number, tastes: Tastes): Order => makers[name](seed, tastes)
