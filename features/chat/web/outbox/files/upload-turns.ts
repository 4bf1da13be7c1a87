/** How many files this tab uploads at a time. More would make each slower, and the server takes at most ten uploads of a member. */
const maxUploads = 2

let free = maxUploads
const waiting: (() => void)[] = []

/** Runs an upload as soon as fewer than `maxUploads` others are running. Waiting uploads start in the order of the calls. */
export const runUploadWithinLimit = async <T>(upload: () => Promise<T>): Promise<T> => {
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
