// Who gets how many matches under each order of the feed, in a generated town: matches, people without one, spread of attention, and targets.
//   npm run bench matching [-- --people 300,1500] [--seeds 10] [--orders all | activity,rule,ours,oracle]
//   or --speed 10000,100000: how long a night takes. Others: [--taste weak,medium,strong] [--list off,on] [--men 0.6] [--full]
// --full takes hours: every order, 300, 1,500 and once 10,000 people, with and without the list of likers, three strengths of taste.
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { RunMeasures } from './matching/measures.ts'
import { createOrder, type OrderName, orderNames } from './matching/named-orders.ts'
import { createTown } from './matching/people.ts'
import { formatLikeEverybodyExposure, formatOrderTable, formatTargetVerdicts } from './matching/report.ts'
import { measureNight } from './matching/speed.ts'
import { allDays, simulate } from './matching/simulate.ts'
import { type Strength, strengths, tuneTastes } from './matching/tastes.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1500' },
    seeds: { type: 'string', default: '10' },
    orders: { type: 'string', default: 'activity,rule,ours,oracle' },
    taste: { type: 'string', default: 'medium' },
    list: { type: 'string', default: 'off' },
    men: { type: 'string', default: '0.6' },
    full: { type: 'boolean', default: false },
    speed: { type: 'string' },
  },
})
const floodShare = 0.03
const mostFloodSeeds = 2
const largeTown = 10_000

const print = (line = '') => process.stdout.write(`${line}\n`)
const { full } = values
const sizes = values.speed !== undefined ? [] : full ? [300, 1500, largeTown] : values.people.split(',').map(Number)
const names = full || values.orders === 'all' ? orderNames : orderNames.filter((name) => values.orders.split(',').includes(name))
const tastesOf = (Object.keys(strengths) as Strength[]).filter((one) => full || values.taste.split(',').includes(one))
const lists = full ? ['off', 'on'] : values.list.split(',')

const measure = (people: number, seeds: number, strength: Strength, usesList: boolean, flood: number, orders: readonly OrderName[]) => {
  const runs = new Map<OrderName, RunMeasures[]>(orders.map((name) => [name, []]))
  for (let seed = 1; seed <= seeds; seed++) {
    const town = createTown({ people, seed, days: allDays, men: Number(values.men), flood })
    const tastes = tuneTastes(town, strengths[strength], seed)
    for (const name of orders) runs.get(name)?.push(simulate(town, tastes, createOrder(name, seed, tastes), { seed, usesList }))
  }
  return runs
}

const started = performance.now()
for (const members of values.speed?.split(',') ?? []) print(measureNight(Number(members)))
for (const people of sizes)
  for (const strength of tastesOf)
    for (const list of lists) {
      const seeds = people >= largeTown ? 1 : Number(values.seeds)
      if (people >= largeTown && full && (strength !== 'medium' || list === 'on')) continue
      print(`${people} people, ${seeds} seeds, ${strength} taste, list of likers ${list}`)
      const runs = measure(people, seeds, strength, list === 'on', 0, names)
      print(formatOrderTable(runs))
      for (const line of formatTargetVerdicts(runs, people)) print(line)
      if (!names.includes('ours') || people >= largeTown) continue
      print(`with ${100 * floodShare} % of accounts that like everybody and come daily, exposure against their gender:`)
      const simpleNames = (['activity', 'rule', 'ours'] as const).filter((name) => names.includes(name))
      for (const line of formatLikeEverybodyExposure(
        measure(people, Math.min(seeds, mostFloodSeeds), strength, list === 'on', floodShare, simpleNames),
      ))
        print(line)
      print()
    }
print(`${Math.round((performance.now() - started) / 1000)} s; load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`)
