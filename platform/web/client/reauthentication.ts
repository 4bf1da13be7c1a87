import { create } from 'zustand'
import type { Endpoint, EndpointResponse } from '#platform/shared/endpoint.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import { type CallArguments, call } from './call.ts'
import { errorCode } from './errors.ts'

interface Reauthentication {
  /** Set while a call waits for password and code; call it with whether they were given. */
  answer: ((given: boolean) => void) | undefined
}

/** State of the dialog that asks for password and code. */
export const useReauthentication = create<Reauthentication>()(() => ({ answer: undefined }))

let asked: Promise<boolean> | undefined

/** Opens the dialog once for all waiting calls. */
const requestReauthentication = (): Promise<boolean> => {
  asked ??= new Promise((resolve) => {
    useReauthentication.setState({
      answer: (given) => {
        asked = undefined
        useReauthentication.setState({ answer: undefined })
        resolve(given)
      },
    })
  })
  return asked
}

/** The user closed the dialog; nothing was done and no message is needed. */
export class ReauthenticationCancelledError extends Error {}

/**
 * Like `call`, for endpoints that may need a fresh login: asks for password and code and repeats the call.
 * @throws {FailedResponse} as `call`; {ReauthenticationCancelledError} when the dialog was closed
 */
export const callWithReauthentication = async <E extends Endpoint>(
  endpoint: E,
  ...rest: CallArguments<E>
): Promise<EndpointResponse<E>> => {
  try {
    return await call(endpoint, ...rest)
  } catch (error) {
    if (errorCode(error) !== platformErrors.fresh_login.code) throw error
    if (!(await requestReauthentication())) throw new ReauthenticationCancelledError('closed', { cause: error })
    return call(endpoint, ...rest)
  }
}
