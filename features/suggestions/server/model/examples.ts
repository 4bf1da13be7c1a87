import { isInLikeIndex, type LikeIndex } from './like-index.ts'
import type { NeighbourIndex } from './neighbour-index.ts'
import { cardsOfStep, fitEachOther, type Population } from './population.ts'

/** At least this many cards without a like are assumed for each like, because exposure is known only in coarse steps. */
const leastPassesPerLike = 0.25
/** Assumed cards without a like for each like, if exposure is not counted. */
const passesPerLikeUncounted = 2
/** Cards without a like that are used for each like; if there are more, they are sampled. */
export const maxPassesPerLike = 6
const mostTries = 12
/** A draw that hits a like is repeated this many times. Otherwise members who like many of a small town would have too few examples of no. */
const mostRedraws = 8

/**
 * How many cards did not lead to a like, of each member's own (`saw`) and of those that showed the member (`shown`): the sum of exposure less
 * the likes. Nobody knows which cards these were, so they are drawn.
 */
export interface PassEstimates {
  saw: Float32Array
  shown: Float32Array
  total: number
}

const passesOf = (steps: Uint8Array, likes: Float32Array): Float32Array => {
  const counted = steps.some((step) => step > 0)
  return likes.map((liked, member) =>
    counted ? Math.max(cardsOfStep(steps[member] ?? 0) - liked, leastPassesPerLike * liked) : passesPerLikeUncounted * liked,
  )
}

const likesPerStep = 200_000

/** Counts how often each member is at one end of a like. Yields now and then, so that the caller can pause. */
export function* countLikes(members: Int32Array, size: number): Generator<number, Float32Array> {
  const counts = new Float32Array(size)
  for (let like = 0; like < members.length; like++) {
    const member = members[like] ?? 0
    counts[member] = (counts[member] ?? 0) + 1
    if (like % likesPerStep === 0) yield 0
  }
  return counts
}

/** Estimates the cards of each member that did not lead to a like; see `PassEstimates`. */
export const estimatePasses = (population: Population, made: Float32Array, received: Float32Array): PassEstimates => {
  const saw = passesOf(population.sawStep, made)
  // Where exposure is not counted, everybody counts as shown equally often.
  const isCounted = population.shownStep.some((step) => step > 0)
  const shown = isCounted ? passesOf(population.shownStep, received) : new Float32Array(received.length).fill(1)
  return { saw, shown, total: saw.reduce((sum, one) => sum + one, 0) }
}

/** The examples of one round: for each index, whether `viewer` liked `other`. */
export interface TrainingExamples {
  viewer: Int32Array
  other: Int32Array
  liked: Uint8Array
  count: number
}

/** Returns a random member that a viewer may have been shown; -1 if none is found. */
export type RandomCardPicker = () => number

interface Group {
  members: Int32Array
  /** Sums of exposure, up to each member. */
  sums: Float64Array
}

const pickGroup = (groups: readonly Group[], ends: Float64Array, point: number): [Group | undefined, number] => {
  let at = 0
  while (at < groups.length - 1 && point >= (ends[at] ?? 0)) at++
  return [groups[at], at === 0 ? 0 : (ends[at - 1] ?? 0)]
}

/** The place of the first sum above a point. */
const placeOf = (sums: Float64Array, point: number): number => {
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) <= point) low = middle + 1
    else high = middle
  }
  return low
}

/** Draws cards that somebody may have been shown: near by, fitting both ways, and as often as their exposure says. */
export const createRandomCardPicker = (population: Population, places: NeighbourIndex, shown: Float32Array, random: () => number) => {
  const groupOf = new Map<Int32Array, Group>()
  const sumUp = (members: Int32Array): Group => {
    let group = groupOf.get(members)
    if (group === undefined) {
      let sum = 0
      groupOf.set(members, (group = { members, sums: Float64Array.from(members, (member) => (sum += shown[member] ?? 0)) }))
    }
    return group
  }
  return (viewer: number): RandomCardPicker => {
    const seek = population.seek[viewer] ?? 0
    const groups = places.areaOf(viewer).flatMap(({ gender, members }) => ((seek & (1 << gender)) === 0 ? [] : [sumUp(members)]))
    let total = 0
    const ends = Float64Array.from(groups, ({ sums }) => (total += sums.at(-1) ?? 0))
    return () => {
      for (let tries = 0; total > 0 && tries < mostTries; tries++) {
        const point = random() * total
        const [group, before] = pickGroup(groups, ends, point)
        const other = group?.members[placeOf(group.sums, point - before)] ?? -1
        if (other >= 0 && fitEachOther(population, viewer, other)) return other
      }
      return -1
    }
  }
}

const membersPerStep = 100

/** `count` rounded up or down by chance, so that the mean is kept. */
const roundByChance = (count: number, random: () => number): number => Math.floor(count + random())

/**
 * Draws one round of examples in random order: likes, and cards without a like. Yields now and then, so that the caller can pause.
 * @param learnt the likes; they are never drawn as cards without a like
 * @param shares of the likes and of the cards without a like that are drawn, 0 to 1
 */
export function* drawExamples(
  size: number,
  learnt: LikeIndex,
  saw: Float32Array,
  shares: { likes: number; passes: number },
  drawFor: (viewer: number) => RandomCardPicker,
  random: () => number,
): Generator<number, TrainingExamples> {
  const room = learnt.others.length + Math.ceil(saw.reduce((sum, one) => sum + one, 0) * shares.passes) + size
  const examples = { viewer: new Int32Array(room), other: new Int32Array(room), liked: new Uint8Array(room), count: 0 }
  // Shuffles while adding: a new example takes a random place, and the example that was there moves to the end.
  const add = (viewer: number, other: number, isLike: number) => {
    const [place, end] = [Math.floor(random() * (examples.count + 1)), examples.count++]
    examples.viewer[end] = examples.viewer[place] ?? 0
    examples.other[end] = examples.other[place] ?? 0
    examples.liked[end] = examples.liked[place] ?? 0
    examples.viewer[place] = viewer
    examples.other[place] = other
    examples.liked[place] = isLike
  }
  for (let viewer = 0; viewer < size; viewer++) {
    for (let like = learnt.from[viewer] ?? 0; like < (learnt.from[viewer + 1] ?? 0); like++)
      if (shares.likes >= 1 || random() < shares.likes) add(viewer, learnt.others[like] ?? 0, 1)
    const count = roundByChance((saw[viewer] ?? 0) * shares.passes, random)
    const draw = drawFor(viewer)
    for (let pass = 0; pass < count; pass++) {
      let other = draw()
      for (let redraw = 0; redraw < mostRedraws && other >= 0 && isInLikeIndex(learnt, viewer, other); redraw++) other = draw()
      if (other >= 0 && !isInLikeIndex(learnt, viewer, other)) add(viewer, other, 0)
    }
    if (viewer % membersPerStep === 0) yield 0
  }
  return examples
}
