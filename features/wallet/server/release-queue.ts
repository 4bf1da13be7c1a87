/** How often the oldest failed release is tried again. */
const retryMs = 500
/** A longer queue is not worth its memory: a key without a release is free after a minute. */
const maxQueued = 1000

/** Something to release, tried again until this moment of `performance.now()`. */
interface QueuedRelease {
  run: () => Promise<void>
  until: number
}

/**
 * Creates a function that runs a release and never rejects. While the database is away, releases wait in a queue, and one of them asks for it
 * on behalf of all; each is given up after `keptMs`.
 */
export const createIdempotencyReleaseQueue = (keptMs: number): ((run: () => Promise<void>) => Promise<void>) => {
  const queue: QueuedRelease[] = []
  let timer: NodeJS.Timeout | undefined
  const runQueued = async (): Promise<void> => {
    for (let first = queue[0]; first !== undefined; first = queue[0]) {
      if (performance.now() < first.until) {
        try {
          await first.run()
        } catch {
          break
        }
      }
      queue.shift()
    }
    timer = undefined
    if (queue.length > 0) arm()
  }
  const arm = (): void => void (timer ??= setTimeout(() => void runQueued(), retryMs).unref())
  const add = (run: () => Promise<void>): void => {
    if (queue.length < maxQueued) queue.push({ run, until: performance.now() + keptMs })
    arm()
  }
  return async (run) => {
    // The database is known to be away: no request waits for it once more.
    if (queue.length > 0) return add(run)
    try {
      await run()
    } catch {
      add(run)
    }
  }
}
