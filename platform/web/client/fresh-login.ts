import { create } from 'zustand'
import type { Endpoint, Output } from '#platform/shared/endpoint.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import { type Arguments, call } from './call.ts'
import { errorCode } from './errors.ts'

interface Proof {
  /** Somebody waits for password and code; called with whether they were given. */
  answer: ((given: boolean) => void) | undefined
}

/** The question for a fresh login, while it is open. */
export const useProof = create<Proof>()(() => ({ answer: undefined }))

let asked: Promise<boolean> | undefined

/** Asks once, however many calls wait for the answer. */
const askForProof = (): Promise<boolean> => {
  asked ??= new Promise((resolve) => {
    useProof.setState({
      answer: (given) => {
        asked = undefined
        useProof.setState({ answer: undefined })
        resolve(given)
      },
    })
  })
  return asked
}

/** Asked for a fresh login and turned away: nothing was done, and nothing needs to be said. */
export class NotProven extends Error {}

/**
 * Calls what may need a fresh login: then it asks for one, and calls again once it is given.
 * @throws {FailedResponse} as `call`, {NotProven} when the question was closed
 */
export const callFresh = async <E extends Endpoint>(endpoint: E, ...rest: Arguments<E>): Promise<Output<E>> => {
  try {
    return await call(endpoint, ...rest)
  } catch (error) {
    if (errorCode(error) !== platformErrors.fresh_login.code) throw error
    if (!(await askForProof())) throw new NotProven('closed', { cause: error })
    return call(endpoint, ...rest)
  }
}
