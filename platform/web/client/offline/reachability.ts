import { useSyncExternalStore } from 'react'

let answered = true
const listeners = new Set<() => void>()
const notify = (): void => {
  for (const listener of listeners) listener()
}

/** Records whether the last request got a response of any status. The browser's own network state is not reliable. */
export const recordReachability = (gotResponse: boolean): void => {
  if (answered === gotResponse) return
  answered = gotResponse
  notify()
}

/** Whether the browser reports a network; true in programs without a page, such as the chaos runs. */
const hasNetwork = (): boolean => !('document' in globalThis) || navigator.onLine

/** Whether the server is out of reach: no network, or the last request got no response. */
export const isServerUnreachable = (): boolean => !answered || !hasNetwork()

/** Calls `listener` when `isServerUnreachable` may have changed; returns the unsubscribe function. */
export const onReachabilityChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the server is out of reach, for screens that then show stored data. */
export const useServerUnreachable = (): boolean => useSyncExternalStore(onReachabilityChange, isServerUnreachable, () => false)
