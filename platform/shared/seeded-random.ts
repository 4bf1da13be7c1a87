/** A repeatable random number generator for demo data, tests and choices that stay the same. Never use it for secrets. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number
  /** A whole number from 0 to `below - 1`. */
  below(below: number): number
  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number
  /** True with the probability `share`, a number from 0 to 1. */
  chance(share: number): boolean
  /** Returns a random element. @throws {Error} for an empty list */
  pick<T>(list: readonly T[]): T
  /** Up to `count` different elements, in random order. */
  some<T>(list: readonly T[], count: number): T[]
}

/**
 * mulberry32: the same seed gives the same numbers.
 * @param stream gives independent numbers for each stream of one seed, so that one consumer does not shift the numbers of another
 */
export const createSeededRandom = (seed: number, stream?: number): Random => {
  let state = (stream === undefined ? seed : Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca6b)) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    int: (least, most) => least + below(most - least + 1),
    chance: (share) => next() < share,
    pick: (list) => {
      const chosen = list[below(list.length)]
      if (chosen === undefined) throw new Error('nothing to choose from')
      return chosen
    },
    some: (list, count) => {
      const rest = [...list]
      return Array.from({ length: Math.min(count, list.length) }, () => rest.splice(below(rest.length), 1)).flat()
    },
  }
}
