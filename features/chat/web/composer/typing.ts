import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { onSessionChange } from '#platform/web/client/session.ts'
import { requestOverSocket, useConnection } from '#platform/web/client/socket.ts'
import { typingOverSocket } from '../../contract.ts'

/** A member counts as typing for this long after their last typing event, in milliseconds. */
const typingMs = 5000
/** Typing events are sent at most this often, in milliseconds. */
const sendIntervalMs = 3000

/** For each member, until when the member counts as typing, in milliseconds since 1970. */
const useTypists = create<Record<string, number>>(() => ({}))
onSessionChange(() => useTypists.setState({}, true))

/** Records a typing event from a member. */
export const recordTyping = (uid: string): void => useTypists.setState({ [uid]: Date.now() + typingMs })
/** Stops showing a member as typing. Call it when a message of the member has arrived. */
export const clearTyping = (uid: string): void => useTypists.setState({ [uid]: 0 })

/** Whether a member is typing. Becomes false five seconds after the last typing event. */
export const useIsTyping = (uid: string): boolean => {
  const until = useTypists((typists) => typists[uid] ?? 0)
  const [endedAt, setEndedAt] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setEndedAt(until), Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  return until > 0 && endedAt !== until
}

const sentAt = new Map<string, number>()
/** Sends a typing event to a member, at most once every three seconds. */
export const sendTyping = (uid: string): void => {
  const now = Date.now()
  if (useConnection.getState().state !== 'connected' || now - (sentAt.get(uid) ?? 0) < sendIntervalMs) return
  sentAt.set(uid, now)
  requestOverSocket(typingOverSocket, { uid }).catch(() => {})
}
