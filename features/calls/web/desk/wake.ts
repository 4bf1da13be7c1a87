import { create } from 'zustand'
import { onConnect, onEvent, request, useConnection } from '#platform/web/client/socket.ts'
import type { currentOverSocket, incomingEvent } from '../../contract.ts'
import type { Calls } from './calls.ts'
import { ownDevice } from './device.ts'

/** Everything of calls, once one has begun or has come; null until then. */
export const useCalls = create<{ calls: Calls | null }>(() => ({ calls: null }))

// By their names alone: what the contract says of them is fetched with the rest.
const incoming = { name: 'call:incoming' } as typeof incomingEvent
const current = { name: 'call:current' } as typeof currentOverSocket

let loading: Promise<Calls> | undefined

/**
 * Fetches everything of calls; once.
 * @throws when it cannot be fetched; another try may
 */
export const wakeCalls = (): Promise<Calls> => {
  const fetchAll = async () => {
    const calls = await (await import('./calls.ts')).openCalls()
    useCalls.setState({ calls })
    return calls
  }
  loading ??= fetchAll().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

const wake = (): void => void wakeCalls().catch(() => {})

/** A call may have begun before this page, or go on from before it was loaded anew. */
const look = async (): Promise<void> => {
  if (loading !== undefined) return
  const { call } = await request(current, { device: ownDevice })
  if (call !== null) wake()
}

/** Wakes when somebody rings; returns its end. */
export const followCalls = (): (() => void) => {
  const lookNow = (): void => void look().catch(() => {})
  const stops = [onEvent(incoming, wake), onConnect(lookNow)]
  if (useConnection.getState().state === 'connected') lookNow()
  return () => {
    for (const stop of stops) stop()
  }
}
