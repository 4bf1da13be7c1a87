import { isListed, type LikeList } from './likes.ts'
import type { Area, Group, Places } from './places.ts'
import { cardsOfStep, fit, type Population } from './population.ts'

/** Of the cards that did not lead to a like, at least this part of the likes is assumed, because the steps are coarse. */
const leastPassesPerLike = 0.25
/** Where exposure is not counted. */
const passesPerLikeUncounted = 2
/** More cards without a like than this, for each like, are sampled. */
export const mostPassesPerLike = 6
const mostTries = 12

/**
 * How many cards did not lead to a like, of each member's own (`saw`) and of those that showed the member (`shown`): the sum of exposure less
 * the likes. Nobody knows which cards these were, so they are drawn.
 */
export interface Passes {
  saw: Float32Array
  shown: Float32Array
  total: number
}

const passesOf = (steps: Uint8Array, likes: Float32Array): Float32Array => {
  const counted = steps.some((step) => step > 0)
  return likes.map((liked, member) =>
    counted
      ? Math.max(cardsOfStep(steps[member] ?? 0) - liked, leastPassesPerLike * liked)
      : passesPerLikeUncounted * liked,
  )
}

export const countLikes = (members: Int32Array, size: number): Float32Array => {
  const counts = new Float32Array(size)
  for (const member of members) counts[member] = (counts[member] ?? 0) + 1
  return counts
}

export const countPasses = (population: Population, made: Float32Array, received: Float32Array): Passes => {
  const saw = passesOf(population.sawStep, made)
  // Where exposure is not counted, everybody counts as shown equally often.
  const isCounted = population.shownStep.some((step) => step > 0)
  const shown = isCounted ? passesOf(population.shownStep, received) : new Float32Array(received.length).fill(1)
  return { saw, shown, total: saw.reduce((sum, one) => sum + one, 0) }
}

/** One example of a round: whether `viewer` liked `other`. */
export interface Examples {
  viewer: Int32Array
  other: Int32Array
  liked: Uint8Array
  count: number
}

interface Draw {
  groups: readonly Group[]
  /** Sums of `weights` up to each group. */
  sums: number[]
}

/** Draws cards that somebody may have been shown: near by, fitting both ways, and as often as their exposure says. */
export const createCardDraw = (population: Population, places: Places, shown: Float32Array, random: () => number) => {
  const sumsOf = new Map<Group, Float64Array>()
  const sumUp = (group: Group): Float64Array => {
    let sums = sumsOf.get(group)
    if (sums === undefined) {
      let sum = 0
      sumsOf.set(group, (sums = Float64Array.from(group.members, (member) => (sum += shown[member] ?? 0))))
    }
    return sums
  }
  const draws = new Map<Area, Map<number, Draw>>()
  const drawOf = (area: Area, seek: number): Draw => {
    let ofArea = draws.get(area)
    if (ofArea === undefined) draws.set(area, (ofArea = new Map()))
    let draw = ofArea.get(seek)
    if (draw === undefined) {
      const groups = area.filter(({ gender }) => (seek & (1 << gender)) !== 0)
      let sum = 0
      ofArea.set(seek, (draw = { groups, sums: groups.map((group) => (sum += sumUp(group).at(-1) ?? 0)) }))
    }
    return draw
  }
  /** Returns a member that fits, or -1 if none is found. */
  return (viewer: number): number => {
    const { groups, sums } = drawOf(places.areaOf(viewer), population.seek[viewer] ?? 0)
    const total = sums.at(-1) ?? 0
    if (total <= 0) return -1
    for (let tries = 0; tries < mostTries; tries++) {
      const point = random() * total
      let at = 0
      while (at < groups.length - 1 && point >= (sums[at] ?? 0)) at++
      const group = groups[at]
      if (group === undefined) return -1
      const inside = point - (sums[at - 1] ?? 0)
      const inGroup = sumUp(group)
      let [low, high] = [0, inGroup.length - 1]
      while (low < high) {
        const middle = (low + high) >> 1
        if ((inGroup[middle] ?? 0) <= inside) low = middle + 1
        else high = middle
      }
      const other = group.members[low] ?? -1
      if (other >= 0 && fit(population, viewer, other)) return other
    }
    return -1
  }
}

const membersPerStep = 2000

/** `count` rounded up or down by chance, so that the mean is kept. */
const roundByChance = (count: number, random: () => number): number => Math.floor(count + random())

/**
 * Draws one round of examples in random order: likes, and cards without a like. Stops now and then, like the training.
 * @param shares of the likes and of the cards without a like that are drawn, 0 to 1
 */
export function* drawExamples(
  { likeFrom, ids }: Population,
  liked: LikeList,
  saw: Float32Array,
  shares: { likes: number; passes: number },
  draw: (viewer: number) => number,
  random: () => number,
): Generator<number, Examples> {
  const room = likeFrom.length + Math.ceil(saw.reduce((sum, one) => sum + one, 0) * shares.passes) + ids.length
  const examples = { viewer: new Int32Array(room), other: new Int32Array(room), liked: new Uint8Array(room), count: 0 }
  // Each goes to a random place, and the one from there to the end: the order is random once all are in.
  const add = (viewer: number, other: number, isLike: number) => {
    const [place, end] = [Math.floor(random() * (examples.count + 1)), examples.count++]
    examples.viewer[end] = examples.viewer[place] ?? 0
    examples.other[end] = examples.other[place] ?? 0
    examples.liked[end] = examples.liked[place] ?? 0
    examples.viewer[place] = viewer
    examples.other[place] = other
    examples.liked[place] = isLike
  }
  for (let viewer = 0; viewer < ids.length; viewer++) {
    for (let like = liked.from[viewer] ?? 0; like < (liked.from[viewer + 1] ?? 0); like++)
      if (shares.likes >= 1 || random() < shares.likes) add(viewer, liked.others[like] ?? 0, 1)
    const count = roundByChance((saw[viewer] ?? 0) * shares.passes, random)
    for (let pass = 0; pass < count; pass++) {
      const other = draw(viewer)
      if (other >= 0 && !isListed(liked, viewer, other)) add(viewer, other, 0)
    }
    if (viewer % membersPerStep === 0) yield 0
  }
  return examples
}
