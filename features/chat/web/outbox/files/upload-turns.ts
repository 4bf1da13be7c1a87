/** Files of this tab that are uploaded at a time: with more, each is slower, and the server takes ten of a member. */
const maxUploads = 2

let free = maxUploads
const waiting: (() => void)[] = []

/** Runs an upload when it is its turn, in the order of the calls. */
export const runUploadInTurn = async <T>(upload: () => Promise<T>): Promise<T> => {
  if (free > 0) free -= 1
  else await new Promise<void>((begin) => waiting.push(begin))
  try {
    return await upload()
  } finally {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }
}
