import { create } from 'zustand'
import { browserStorage } from '../storage.ts'
import { onSessionChange, useSession } from './session.ts'

/**
 * A choice that this browser remembers for as long as the member is signed in, such as how a list is shown. Signing out forgets it with everything
 * else, so that a shared browser tells nobody who was there.
 * @returns a hook that reads it (null until it is made) and a function that makes it
 */
export const createStoredChoice = <const T extends string>(name: string, values: readonly T[]) => {
  const key = () => `${name}:${useSession.getState().user?.id ?? ''}`
  const read = () => {
    const stored = browserStorage.getItem(key())
    return { chosen: values.find((value) => value === stored) ?? null }
  }
  const useStore = create<{ chosen: T | null }>(read)
  onSessionChange(() => useStore.setState(read()))
  const choose = (chosen: T): void => {
    browserStorage.setItem(key(), chosen)
    useStore.setState({ chosen })
  }
  return [() => useStore((store) => store.chosen), choose] as const
}
