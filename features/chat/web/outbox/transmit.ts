import { call } from '#platform/web/client/call.ts'
import { errorBody } from '#platform/web/client/errors.ts'
import { requestOverSocket, useConnection } from '#platform/web/client/socket.ts'
import { type Message, sendMessage, sendOverSocket } from '../../contract.ts'
import type { PendingMessage } from '../thread/bubbles.ts'
import { fillMissingFields } from '../changes/fill-missing-fields.ts'
import { createTimeoutSignal } from '#platform/web/client/retry/request-timeout.ts'

/** Sends a text message over the socket; over HTTP if there is no socket or it does not respond. The message id prevents duplicates. */
export const transmitMessage = async (uid: string, { id, body, pays, reply_to, opener }: PendingMessage): Promise<Message> => {
  const extras = { ...(reply_to === undefined ? {} : { reply_to }), ...(opener === undefined ? {} : { opener }) }
  const written = { id, body, ...(pays ? { pay_credits: true } : {}), ...extras }
  if (useConnection.getState().state === 'connected') {
    try {
      return fillMissingFields((await requestOverSocket(sendOverSocket, { uid, ...written })).message)
    } catch (error) {
      if (errorBody(error) !== undefined) throw error
    }
  }
  return fillMissingFields((await call(sendMessage, { params: { uid }, body: written }, { signal: createTimeoutSignal() })).data.message)
}
