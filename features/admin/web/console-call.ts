import { type Endpoint, type Output } from '#platform/shared/endpoint.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import type { Arguments } from '#platform/web/client/call.ts'
import { errorCode } from '#platform/web/client/errors.ts'
import { callFresh } from '#platform/web/client/fresh-login.ts'
import { refreshEntry } from './entry/entry-queries.ts'

/**
 * Calls the console. What needs a fresh login asks for it and goes on; a proof that has ended leads back to the door.
 * @throws {FailedResponse} as `call`, {NotProven} when the question was closed
 */
export const consoleCall = async <E extends Endpoint>(endpoint: E, ...rest: Arguments<E>): Promise<Output<E>> => {
  try {
    return await callFresh(endpoint, ...rest)
  } catch (error) {
    if (errorCode(error) === platformErrors.second_factor.code) void refreshEntry()
    throw error
  }
}
