import { errorBody } from '#platform/web/client/errors.ts'
import type { Clock } from './call-media.ts'

const sayAgain = 1000

/**
 * Says something that may be said twice until there is an answer, for as long as it is still meant.
 * @throws the refusal; the last failure, once it is not meant any more
 */
export const sayUntilAnswered = async <A>(word: () => Promise<A>, isMeant: () => boolean, clock: Pick<Clock, 'setTimeout'>): Promise<A> => {
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the same again until there is an answer
      return await word()
    } catch (error) {
      if (errorBody(error) !== undefined || !isMeant()) throw error
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    await new Promise<void>((resolve) => void clock.setTimeout(resolve, sayAgain))
  }
}
