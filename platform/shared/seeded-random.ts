/** Deterministic random numbers (mulberry32), for demo data and tests. */
export interface SeededRandom {
  /** At least 0, below 1. */
  next(): number
  /** A whole number from 0 to `below - 1`. */
  below(below: number): number
  pick<T>(list: readonly T[]): T
  some<T>(list: readonly T[], count: number): T[]
}

export const seededRandom = (seed: number): SeededRandom => {
  let state = seed >>> 0
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
