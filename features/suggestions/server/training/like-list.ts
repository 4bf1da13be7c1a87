/** Likes as pairs of indexes, with 1 for those of the days over which exposure is summed. */
export interface LikePairs {
  from: Int32Array
  to: Int32Array
  isNew: Uint8Array
}

/** A growing list of likes. */
export interface LikeList {
  /** Adds the likes of one member. Members come in ascending order. */
  add(from: number, liked: readonly { to: number; isNew: boolean }[]): void
  build(): LikePairs
}

/** Starts an empty list. It takes 9 bytes a like, and twice that while it grows. */
export const createLikeList = (): LikeList => {
  let likes: LikePairs = { from: new Int32Array(1024), to: new Int32Array(1024), isNew: new Uint8Array(1024) }
  let count = 0
  const grow = (needed: number) => {
    const length = Math.max(needed, likes.from.length * 2)
    const larger: LikePairs = { from: new Int32Array(length), to: new Int32Array(length), isNew: new Uint8Array(length) }
    for (const column of ['from', 'to', 'isNew'] as const) larger[column].set(likes[column])
    likes = larger
  }
  return {
    add: (giver, liked) => {
      if (count + liked.length > likes.from.length) grow(count + liked.length)
      for (const { to, isNew } of liked.toSorted((a, b) => a.to - b.to)) {
        likes.from[count] = giver
        likes.to[count] = to
        likes.isNew[count++] = Number(isNew)
      }
    },
    build: () => ({ from: likes.from.subarray(0, count), to: likes.to.subarray(0, count), isNew: likes.isNew.subarray(0, count) }),
  }
}
