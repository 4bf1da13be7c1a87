import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether somebody can be looking at this page. */
export const useDocumentVisible = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
