// Viewers read page after page, while they and others react, hide, move and return.
import type { Random } from '#platform/shared/seeded-random.ts'
import { drawChange, reactTo } from './changes.ts'
import type { HomeFault } from './read-remaining.ts'
import { now, type Town } from './town.ts'
import { differenceOf, type Page, readOnePage, readSamePage, type Search } from './walk.ts'

export interface Comparison {
  viewers: number
  pages: number
  cards: number
  changes: Map<string, number>
  /** Changes of which the west heard only after the next page. */
  late: number
  differences: string[]
}

const mostPages = 6

const drawSearch = ({ world }: Town, random: Random): Search => {
  const maybe = <K extends string, V>(share: number, key: K, draw: () => V) => (random.chance(share) ? { [key]: draw() } : {})
  return {
    viewerId: random.pick(world.people).id,
    widen: random.chance(0.4),
    filter: {
      ...maybe(0.6, 'distance', () => random.pick(['5', '10', '20', 'any'] as const)),
      ...maybe(0.4, 'gender', () => random.pick(['male', 'female'] as const)),
      ...maybe(0.15, 'country', () => random.pick(['CM', 'NG', 'FJ'])),
      ...maybe(0.2, 'name', () => random.pick(['e', 'É', 'am', 'ola', 'Okafor', 'zz'])),
      ...maybe(0.2, 'min_age', () => random.int(19, 30)),
      ...maybe(0.2, 'max_age', () => random.int(31, 60)),
      ...maybe(0.1, 'checked', () => '1' as const),
    },
  }
}

const makeChanges = async (town: Town, { viewerId }: Search, { shown }: Page<unknown>, random: Random, run: Comparison): Promise<void> => {
  const some = random.some(shown, random.below(9)).map(({ id }) => reactTo(viewerId, id, random.pick(['liked', 'disliked']), now))
  const others = Array.from({ length: 4 }, () => drawChange(town.world.people, viewerId, random, now))
  // Members on their way out of the next page are the hard case.
  const [last] = shown.slice(-1)
  const all = [...some, ...others, ...(last ? [reactTo(viewerId, last.id, 'disliked', now)] : [])]
  for (const change of all) {
    const isLate = change.onlyHides === true && random.chance(0.5)
    await town.change(change, isLate)
    run.late += Number(isLate)
    run.changes.set(change.what, (run.changes.get(change.what) ?? 0) + 1)
  }
}

/** Reads the pages of one search from both, with changes in between, until they end or differ. */
const compareWalk = async (town: Town, search: Search, random: Random, run: Comparison, fault?: HomeFault): Promise<void> => {
  const feed = { home: town.home.db, servers: town.cardServers, fault }
  let right: Page<string> | undefined
  let page: Awaited<ReturnType<typeof readSamePage>> | undefined
  for (let number = 1; number <= mostPages; number++) {
    right = await readOnePage(town.one.db, search, right?.next)
    page = await readSamePage(feed, search, page?.next)
    run.pages += 1
    run.cards += right.shown.length
    const difference = differenceOf(right, page)
    if (difference !== undefined) {
      run.differences.push(`page ${number} of ${JSON.stringify(search)}: ${difference}`)
      return
    }
    await town.sendLate()
    if (right.next === undefined) return
    await makeChanges(town, search, right, random, run)
  }
  await town.sendLate()
}

/** Compares the walks of so many viewers. */
export const compareWalks = async (
  town: Town,
  random: Random,
  viewers: number,
  options: { fault?: HomeFault | undefined; stop: AbortSignal },
): Promise<Comparison> => {
  const run: Comparison = { viewers: 0, pages: 0, cards: 0, changes: new Map(), late: 0, differences: [] }
  for (; run.viewers < viewers && !options.stop.aborted; run.viewers++)
    await compareWalk(town, drawSearch(town, random), random, run, options.fault)
  return run
}
