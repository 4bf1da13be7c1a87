import { create } from 'zustand'
import { browserStorage } from '../storage.ts'
import { onSessionChange, useSession } from './session.ts'

/**
 * Creates a choice that this browser remembers until the member signs out, such as how a list is shown. Signing out deletes it, so that a shared
 * browser does not reveal who used it.
 * @returns a hook that reads the choice (null until it is made) and a function that sets it
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
