import { useEffect } from 'react'
import { call } from '#platform/web/call.ts'
import { useSession } from '#platform/web/session.ts'
import { onConnect, request, useConnection, useEvent } from '#platform/web/socket.ts'
import { messageEvent, readConversation, readOverSocket, syncOverSocket } from '../contract.ts'
import { listMessage, listRead, refreshConversations } from './list-queries.ts'
import { catchUp, clearUnread, heads, receive } from './thread-queries.ts'

/** After a connect: fetches what came in meanwhile, from the last message without a gap on. */
const resume = async (): Promise<void> => {
  const known = heads()
  refreshConversations()
  const { behind } = await request(syncOverSocket, { heads: known })
  await Promise.all(Object.keys(behind).flatMap((uid) => (uid in known ? [catchUp(uid)] : [])))
}

/** Keeps the list and the open conversations up with the server for as long as a screen of messages is shown. */
export const useLiveChat = (): void => {
  useEvent(messageEvent, ({ uid, message }) => {
    listMessage(uid, message, useSession.getState().user?.id ?? '')
    void receive(uid, message)
  })
  useEffect(() => {
    const catchUpAll = () => void resume().catch(() => {})
    // The connection may be older than this screen, and what came in between was not heard here.
    if (useConnection.getState().state === 'connected') catchUpAll()
    return onConnect(catchUpAll)
  }, [])
}

/** Marks a conversation as read up to a message. When it does not get through, the next message does it. */
export const markRead = async (uid: string, seq: number): Promise<void> => {
  listRead(uid)
  clearUnread(uid)
  if (useConnection.getState().state === 'connected') await request(readOverSocket, { uid, seq })
  else await call(readConversation, { params: { uid }, body: { seq } })
}
