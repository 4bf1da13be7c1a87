import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { onSessionChange } from '#platform/web/client/session.ts'
import { request, useConnection } from '#platform/web/client/socket.ts'
import { typingOverSocket } from '../../contract.ts'

/** How long somebody counts as writing after the last sign of it, in milliseconds. */
const lasts = 5000
/** Told at most once in this time. */
const toldEvery = 3000

/** Until when each member is writing. */
const useTypists = create<Record<string, number>>(() => ({}))
onSessionChange(() => useTypists.setState({}, true))

/** Somebody is writing to the member. */
export const noteTyping = (uid: string): void => useTypists.setState({ [uid]: Date.now() + lasts })
/** Their message is there. */
export const stopTyping = (uid: string): void => useTypists.setState({ [uid]: 0 })

/** Whether a member is writing now; it ends five seconds after the last sign. */
export const useTyping = (uid: string): boolean => {
  const until = useTypists((typists) => typists[uid] ?? 0)
  const [endedAt, setEndedAt] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setEndedAt(until), Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  return until > 0 && endedAt !== until
}

const toldAt = new Map<string, number>()
/** Tells a member that they are being written to. */
export const tellTyping = (uid: string): void => {
  const now = Date.now()
  if (useConnection.getState().state !== 'connected' || now - (toldAt.get(uid) ?? 0) < toldEvery) return
  toldAt.set(uid, now)
  request(typingOverSocket, { uid }).catch(() => {})
}
