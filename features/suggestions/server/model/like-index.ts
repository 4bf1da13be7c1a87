import type { Population } from './population.ts'

/** Likes by one of their ends: the other ends of `member` are in `others` from `from[member]` to before `from[member + 1]`, sorted. */
export interface LikeIndex {
  from: Int32Array
  others: Int32Array
}

const likesPerStep = 200_000
const membersPerStep = 2000

/** Indexes likes by one of their two ends. Yields now and then, so that the caller can pause. */
export function* indexLikes(by: Int32Array, others: Int32Array, size: number): Generator<number, LikeIndex> {
  const from = new Int32Array(size + 1)
  for (let like = 0; like < by.length; like++) {
    const member = by[like] ?? 0
    from[member + 1] = (from[member + 1] ?? 0) + 1
    if (like % likesPerStep === 0) yield 0
  }
  for (let member = 0; member < size; member++) from[member + 1] = (from[member + 1] ?? 0) + (from[member] ?? 0)
  const next = from.slice()
  const sorted = new Int32Array(others.length)
  for (let like = 0; like < others.length; like++) {
    const member = by[like] ?? 0
    sorted[next[member] ?? 0] = others[like] ?? 0
    next[member] = (next[member] ?? 0) + 1
    if (like % likesPerStep === 0) yield 0
  }
  for (let member = 0; member < size; member++) {
    sorted.subarray(from[member], from[member + 1]).sort()
    if (member % membersPerStep === 0) yield 0
  }
  return { from, others: sorted }
}

/** Selects the likes of the days over which exposure is summed. Yields now and then, so that the caller can pause. */
export function* selectNewLikes({ likeFrom, likeTo, isNewLike }: Population): Generator<number, { from: Int32Array; to: Int32Array }> {
  let all = 0
  for (let like = 0; like < likeFrom.length; like++) {
    if (like % likesPerStep === 0) yield 0
    all += isNewLike[like] ?? 0
  }
  if (all === likeFrom.length) return { from: likeFrom, to: likeTo }
  const [from, to] = [new Int32Array(all), new Int32Array(all)]
  let count = 0
  for (let like = 0; like < likeFrom.length; like++) {
    if (like % likesPerStep === 0) yield 0
    if (isNewLike[like] !== 1) continue
    from[count] = likeFrom[like] ?? 0
    to[count++] = likeTo[like] ?? 0
  }
  return { from, to }
}

/** Whether `other` is at the other end of a like of `member`. */
export const isInLikeIndex = ({ from, others }: LikeIndex, member: number, other: number): boolean => {
  const end = from[member + 1] ?? 0
  let [low, high] = [from[member] ?? 0, end]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((others[middle] ?? 0) < other) low = middle + 1
    else high = middle
  }
  return low < end && others[low] === other
}
