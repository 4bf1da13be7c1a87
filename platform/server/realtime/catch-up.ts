import { setTimeout as sleep } from 'node:timers/promises'

type Close = () => Promise<void>

/** From the first gap, so that all processes have found Redis again, and gaps that come together count once. */
const settleMs = 3000
/** How often some connections are closed. */
export const closeStepMs = 50
/** Each connection that comes back asks for what it missed: two hundred in a second are no load. */
const atOnce = 10

/** Closes connections, so many every 50 ms, until all are closed or `signal` ends it. Resolves once each has closed. */
export const closeGradually = async (closers: readonly Close[], count: number, signal?: AbortSignal): Promise<void> => {
  const closed: Promise<void>[] = []
  for (let start = 0; start < closers.length && signal?.aborted !== true; start += count) {
    if (start > 0) await sleep(closeStepMs, undefined, { ref: false })
    closed.push(...closers.slice(start, start + count).map((close) => close()))
  }
  await Promise.all(closed)
}

/**
 * Has clients catch up with events they may have missed: their connections are closed, a few at a time, and come back with what they know.
 * `closers` closes those that are open now.
 */
export const createCatchUp = (closers: () => readonly Close[]): Disposable & { soon(): void } => {
  const done = new AbortController()
  let settling: NodeJS.Timeout | undefined
  let closing = Promise.resolve()
  return {
    soon: () => {
      settling ??= setTimeout(() => {
        settling = undefined
        closing = closing.then(() => closeGradually([...closers()], atOnce, done.signal))
      }, settleMs).unref()
    },
    [Symbol.dispose]: () => {
      clearTimeout(settling)
      done.abort()
    },
  }
}
