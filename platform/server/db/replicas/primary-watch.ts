import { TimeoutError, withTimeout } from '../../concurrency/with-timeout.ts'
import type { Logger } from '../../log.ts'
import { isServerAway } from '../availability.ts'
import { DatabaseNotReadyError } from '../database-check.ts'

/** The primary does not answer. `cause` is its last error, if this caller got one. */
export class PrimarySilentError extends Error {}

/** Whether the primary answers, as this process sees it. */
export interface PrimaryWatch {
  isSilent(): boolean
  /**
   * Runs `work`, which needs the primary. Work that still waits when the primary counts as silent is left to itself.
   * @throws {PrimarySilentError} at once while it is silent
   */
  whileAnswering<T>(work: () => Promise<T>): Promise<T>
  /** Asks the primary once. */
  check(): Promise<void>
}

interface WatchOptions {
  /** Asks the primary something while it answers. */
  ask: () => Promise<unknown>
  /** Resolves when a silent primary takes writes again. */
  isBack: () => Promise<unknown>
  onSilent: () => void
  log: Pick<Logger, 'info' | 'warn'>
}

/** A primary that takes longer for a small question counts as silent, in milliseconds. */
const patienceMs = 1500

const isSilence = (error: unknown): boolean => error instanceof DatabaseNotReadyError || isServerAway(error)

/** Watches the primary. It counts as silent as soon as it refuses a connection, or when it does not answer a regular question in time. */
export const createPrimaryWatch = ({ ask, isBack, onSilent, log }: WatchOptions): PrimaryWatch => {
  let silent = false
  // Functions that give up waiting work. A shared promise would not do: JavaScript keeps each race with a promise until that promise ends.
  const waiting = new Set<() => void>()

  const becomeSilent = (error: unknown): void => {
    if (silent) return
    silent = true
    log.warn({ err: error }, 'the primary is silent')
    onSilent()
    for (const abandon of waiting) abandon()
  }
  const untilSilent = <T>(work: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const abandon = () => reject(new PrimarySilentError('the primary has become silent'))
      waiting.add(abandon)
      work.then(resolve, reject).finally(() => waiting.delete(abandon))
    })

  return {
    isSilent: () => silent,
    whileAnswering: async (work) => {
      if (silent) throw new PrimarySilentError('the primary is silent')
      try {
        return await untilSilent(work())
      } catch (error) {
        if (!isSilence(error)) throw error
        becomeSilent(error)
        throw new PrimarySilentError('the primary is away', { cause: error })
      }
    },
    check: async () => {
      if (!silent) {
        await withTimeout(patienceMs, ask()).catch((error: unknown) => {
          if (!isSilence(error) && !(error instanceof TimeoutError)) throw error
          becomeSilent(error)
        })
        return
      }
      await isBack()
      silent = false
      log.info({}, 'the primary answers again')
    },
  }
}
