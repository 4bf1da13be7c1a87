// Who gets how many matches under each order of the feed, in a generated town:
//   npm run bench matching [-- --people 1500] [--seeds 3]
import { parseArgs } from 'node:util'
import { learnedOnly, suggestions } from './matching/learned.ts'
import { activity, elo, nearest, newest, oracle, popular, rule, type Order } from './matching/orders.ts'
import { createTown } from './matching/people.ts'
import { allDays, simulate } from './matching/simulate.ts'
import { strengths, type Strength, tuneTastes, type Tastes } from './matching/tastes.ts'
const { values } = parseArgs({ options: { people: { type: 'string', default: '1500' }, seeds: { type: 'string', default: '1' }, strength: {type:'string', default:'medium'}, only: {type:'string'}, flood: {type:'string',default:'0'}, list: {type:'boolean'} } })
const orders: Record<string, (seed: number, tastes: Tastes) => Order> = {
  activity: (seed) => activity(seed), newest: () => newest(), nearest: () => nearest(), popular: () => popular(), elo: () => elo(),
  one: (seed) => learnedOnly(seed, 'one'), product: (seed) => learnedOnly(seed, 'both'), rule: (seed) => rule(seed), ours: (seed) => rule(seed, suggestions(seed)), oracle: (_, t) => oracle(t) }
for (let seed = 1; seed <= Number(values.seeds); seed++) {
  const town = createTown({ people: Number(values.people), seed, days: allDays, flood: Number(values.flood) })
  const t0 = performance.now()
  const tastes = tuneTastes(town, strengths[values.strength as Strength], seed)
  process.stdout.write(`${JSON.stringify(tastes.reached)} ${performance.now() - t0}\n`)
  for (const [name, make] of Object.entries(orders)) {
    if (values.only !== undefined && !values.only.split(',').includes(name)) continue
    const started = performance.now()
    const o = simulate(town, tastes, make(seed, tastes), { seed, usesList: values.list })
    process.stdout.write(`${name.padEnd(10)} ${o.matches} att ${o.withinAttention} none ${(100 * o.noMatch).toFixed(1)} gini ${o.giniOfExposure.toFixed(2)} flood ${o.floodExposure.toFixed(2)} cards ${o.cards} ${Math.round(performance.now() - started)} ms\n`)
  }
}
