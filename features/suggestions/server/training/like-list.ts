/** A growing list of likes, as pairs of indexes. */
export interface LikeList {
  /** Adds the likes of one member. Members come in ascending order. */
  add(from: number, to: readonly number[]): void
  build(): { from: Int32Array; to: Int32Array }
}

/** Starts an empty list. It takes 8 bytes a like, and twice that while it grows. */
export const createLikeList = (): LikeList => {
  let [from, to] = [new Int32Array(1024), new Int32Array(1024)]
  let count = 0
  const grown = (values: Int32Array, needed: number): Int32Array<ArrayBuffer> => {
    const larger = new Int32Array(Math.max(needed, values.length * 2))
    larger.set(values)
    return larger
  }
  return {
    add: (giver, liked) => {
      if (count + liked.length > from.length) [from, to] = [grown(from, count + liked.length), grown(to, count + liked.length)]
      for (const one of liked.toSorted((a, b) => a - b)) {
        from[count] = giver
        to[count++] = one
      }
    },
    build: () => ({ from: from.subarray(0, count), to: to.subarray(0, count) }),
  }
}
