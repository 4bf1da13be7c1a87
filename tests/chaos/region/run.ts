// A feed whose cards are on two servers beside the same feed on one, and what is left when one of the two is killed.
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { compareWalks, type Comparison } from './compare.ts'
import { type Costs, measureCosts } from './costs.ts'
import { type Check, loseHome, loseWest } from './outages.ts'
import type { HomeFault } from './read-remaining.ts'
import { openTown } from './town.ts'

/** Deliberate mistakes of the home that a run must find. */
export const plantedFaults = ['unstruck', 'short'] as const satisfies readonly HomeFault[]

export interface RegionOptions {
  seed: number
  members: number
  viewers: number
  /** Numbers of reactions for which pages are measured. */
  reactions: readonly number[]
  fault?: HomeFault | undefined
  stop: AbortSignal
  say: (line: string) => void
}

export interface RegionRun {
  /** Cards of each server at the end of the walks. */
  cards: { home: number; west: number }
  before: Comparison
  /** Undefined with a planted fault or after a stop: then only walks are compared. */
  costs: Costs | undefined
  checks: Check[]
  /** Walks after both servers were killed. */
  after: Comparison | undefined
}

const costViewers = 9

/** Compares walks of viewers through both feeds, kills each server once, compares again, and measures what a page costs. */
export const runRegion = async ({ seed, members, viewers, reactions, fault, stop, say }: RegionOptions): Promise<RegionRun> => {
  await using town = await openTown(members, createSeededRandom(seed))
  const count = async (name: 'home' | 'west') => (await town[name].db.selectFrom('card').select('id').execute()).length
  say(`${members} members: ${await count('home')} cards at home, ${await count('west')} in the west`)
  const before = await compareWalks(town, createSeededRandom(seed, 1), viewers, { fault, stop })
  const cards = { home: await count('home'), west: await count('west') }
  if (fault !== undefined || stop.aborted) return { cards, before, costs: undefined, checks: [], after: undefined }
  say(`${before.pages} pages compared`)
  const checks = [...(await loseWest(town)), ...(await loseHome(town))]
  const after = await compareWalks(town, createSeededRandom(seed, 2), Math.ceil(viewers / 4), { stop })
  say('both servers were killed once')
  const costs = await measureCosts(town, createSeededRandom(seed, 3), reactions, costViewers)
  return { cards, before, costs, checks, after }
}
