import { call } from '#platform/web/client/call.ts'
import { errorBody } from '#platform/web/client/errors.ts'
import { useSession } from '#platform/web/client/session.ts'
import { requestOverSocket, useConnection } from '#platform/web/client/socket.ts'
import { type Message, sendMessage, sendOverSocket } from '../../contract.ts'
import type { PendingMessage } from '../thread/bubbles.ts'
import { fillMissingFields } from '../changes/fill-missing-fields.ts'
import { createTimeoutSignal } from '#platform/web/client/retry/request-timeout.ts'

/**
 * Sends over the socket, or over HTTP without one or when it does not respond. The message id prevents duplicates.
 * @throws {Error} also when another member has signed in meanwhile: HTTP would send it in their name
 */
export const transmitMessage = async (uid: string, { id, body, pays, reply_to, opener }: PendingMessage): Promise<Message> => {
  const extras = { ...(reply_to === undefined ? {} : { reply_to }), ...(opener === undefined ? {} : { opener }) }
  const written = { id, body, ...(pays ? { pay_credits: true } : {}), ...extras }
  const owner = useSession.getState().user?.id
  if (useConnection.getState().state === 'connected') {
    try {
      return fillMissingFields((await requestOverSocket(sendOverSocket, { uid, ...written })).message)
    } catch (error) {
      if (errorBody(error) !== undefined || useSession.getState().user?.id !== owner) throw error
    }
  }
  return fillMissingFields((await call(sendMessage, { params: { uid }, body: written }, { signal: createTimeoutSignal() })).data.message)
}
