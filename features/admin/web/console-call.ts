import { type Endpoint, type EndpointResponse } from '#platform/shared/endpoint.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import type { CallArguments } from '#platform/web/client/call.ts'
import { errorCode } from '#platform/web/client/errors.ts'
import { callWithReauthentication } from '#platform/web/client/reauthentication.ts'
import { refetchConsoleEntry } from './entry/entry-queries.ts'

/**
 * Calls an endpoint of the console. Asks for password and code where a fresh login is needed, and shows the code form again when the second
 * factor has expired.
 * @throws {FailedResponse} as `call`, {ReauthenticationCancelledError} when the dialog was closed
 */
export const consoleCall = async <E extends Endpoint>(endpoint: E, ...rest: CallArguments<E>): Promise<EndpointResponse<E>> => {
  try {
    return await callWithReauthentication(endpoint, ...rest)
  } catch (error) {
    if (errorCode(error) === platformErrors.second_factor.code) void refetchConsoleEntry()
    throw error
  }
}
