import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run by now; false in what the server sends, so that both draw the same at first. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
