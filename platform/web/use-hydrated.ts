import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether hydration is complete; false in prerendered HTML and during the first render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
