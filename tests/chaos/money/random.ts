/** Chance that can be repeated: the same seed and stream draw the same. */
export interface Random {
  /** A whole number between both, both included. */
  int(least: number, most: number): number
  pick<T>(from: readonly T[]): T
  /** True so often, of one. */
  chance(share: number): boolean
}

/** mulberry32, one stream for each operation, so that what one operation draws does not move the others. */
export const randomOf = (seed: number, stream: number): Random => {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca6b)) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    int,
    pick: (from) => {
      const picked = from[int(0, from.length - 1)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
    chance: (share) => next() < share,
  }
}
