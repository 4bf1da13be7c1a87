import { create } from 'zustand'
import { onSocketConnect, onServerEvent, requestOverSocket, useConnection } from '#platform/web/client/socket.ts'
import type { currentCallOverSocket, incomingCallEvent } from '../../contract.ts'
import type { CallModule } from './create-call-module.ts'
import { tabId } from './tab-id.ts'

/** The call module, loaded with the first call; null until then. */
export const useCallModule = create<{ calls: CallModule | null }>(() => ({ calls: null }))

// Only the event names: importing the contract would load it with the main bundle.
const incoming = { name: 'call:incoming' } as typeof incomingCallEvent
const current = { name: 'call:current' } as typeof currentCallOverSocket

let loading: Promise<CallModule> | undefined

/**
 * Loads the call module once.
 * @throws when loading fails; it can be retried
 */
export const loadCallModule = (): Promise<CallModule> => {
  const fetchAll = async () => {
    const calls = await (await import('./create-call-module.ts')).createCallModule()
    useCallModule.setState({ calls })
    return calls
  }
  loading ??= fetchAll().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

const loadQuietly = (): void => void loadCallModule().catch(() => {})

/** Loads the call module when the member is in a call, which may have started before this page was loaded. */
const loadIfInCall = async (): Promise<void> => {
  if (loading !== undefined) return
  const { call } = await requestOverSocket(current, { device: tabId })
  if (call !== null) loadQuietly()
}

/** Loads the call module as soon as a call comes in or is in progress. Returns a function that stops watching. */
export const loadCallModuleWhenNeeded = (): (() => void) => {
  const lookNow = (): void => void loadIfInCall().catch(() => {})
  const stops = [onServerEvent(incoming, loadQuietly), onSocketConnect(lookNow)]
  if (useConnection.getState().state === 'connected') lookNow()
  return () => {
    for (const stop of stops) stop()
  }
}
