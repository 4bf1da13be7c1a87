import { create } from 'zustand'
import { type Endpoint, type Output } from '#platform/shared/endpoint.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import { type Arguments, call } from '#platform/web/call.ts'
import { errorCode } from '#platform/web/errors.ts'
import { refreshEntry } from './entry-queries.ts'

interface Proof {
  /** Somebody waits for password and code; called with whether they were given. */
  answer: ((given: boolean) => void) | undefined
}

/** The question for a fresh login, while it is open. */
export const useProof = create<Proof>()(() => ({ answer: undefined }))

const askForProof = (): Promise<boolean> =>
  new Promise((resolve) => {
    useProof.setState({
      answer: (given) => {
        useProof.setState({ answer: undefined })
        resolve(given)
      },
    })
  })

/** Asked for a fresh login and turned away: nothing was done, and nothing needs to be said. */
export class NotProven extends Error {}

/**
 * Calls the console. What needs a fresh login asks for it and goes on; a proof that has ended leads back to the door.
 * @throws {FailedResponse} as `call`, {NotProven} when the question was closed
 */
export const consoleCall = async <E extends Endpoint>(endpoint: E, ...rest: Arguments<E>): Promise<Output<E>> => {
  try {
    return await call(endpoint, ...rest)
  } catch (error) {
    const code = errorCode(error)
    if (code === platformErrors.second_factor.code) void refreshEntry()
    if (code !== platformErrors.fresh_login.code) throw error
    if (!(await askForProof())) throw new NotProven('closed', { cause: error })
    return call(endpoint, ...rest)
  }
}
