import { setTimeout as sleep } from 'node:timers/promises'

type Close = () => Promise<void>

/** Delay after the first gap, so that all processes have reconnected to Redis and close gaps are merged. */
const settleMs = 3000
/** Pause between two groups of closed connections. */
export const closeStepMs = 50
/** 10 connections per 50 ms: 200 clients per second fetch missed events, which is a low load. */
const groupSize = 10

/** Closes `count` connections every 50 ms until all are closed or `signal` aborts. Resolves when each has closed. */
export const closeGradually = async (closers: readonly Close[], count: number, signal?: AbortSignal): Promise<void> => {
  const closed: Promise<void>[] = []
  for (let start = 0; start < closers.length && signal?.aborted !== true; start += count) {
    if (start > 0) await sleep(closeStepMs, undefined, { ref: false })
    closed.push(...closers.slice(start, start + count).map((close) => close()))
  }
  await Promise.all(closed)
}

/**
 * Makes clients fetch events they may have missed: closes all connections gradually, and clients catch up when they reconnect.
 * `closers` returns how to close each open connection.
 */
export const createGradualDisconnector = (closers: () => readonly Close[]): Disposable & { schedule(): void } => {
  const done = new AbortController()
  let settling: NodeJS.Timeout | undefined
  let closing = Promise.resolve()
  return {
    schedule: () => {
      settling ??= setTimeout(() => {
        settling = undefined
        closing = closing.then(() => closeGradually([...closers()], groupSize, done.signal))
      }, settleMs).unref()
    },
    [Symbol.dispose]: () => {
      clearTimeout(settling)
      done.abort()
    },
  }
}
