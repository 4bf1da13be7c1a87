import { errorBody } from '#platform/web/client/errors.ts'
import type { CallClock } from './call-media.ts'

const retryDelayMs = 1000

/**
 * Repeats an idempotent request until it is acknowledged, while `isNeeded` returns true.
 * @throws the server's rejection, or the last failure once `isNeeded` returns false
 */
export const retryUntilAck = async <A>(
  send: () => Promise<A>,
  isNeeded: () => boolean,
  clock: Pick<CallClock, 'setTimeout'>,
): Promise<A> => {
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      return await send()
    } catch (error) {
      if (errorBody(error) !== undefined || !isNeeded()) throw error
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    await new Promise<void>((resolve) => void clock.setTimeout(resolve, retryDelayMs))
  }
}
