import { useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { browserStorage } from '../../storage.ts'
import { onSessionChange } from '../session.ts'

/** `auto` follows the data saver of the browser. */
export const dataSaverChoices = ['auto', 'on', 'off'] as const
export type DataSaverChoice = (typeof dataSaverChoices)[number]

/** Contains no member id: the choice applies to everybody who uses this device. */
const storageKey = 'data-saver'
const read = (): { chosen: DataSaverChoice } => {
  const stored = browserStorage.getItem(storageKey)
  return { chosen: dataSaverChoices.find((choice) => choice === stored) ?? 'auto' }
}
const useStore = create<{ chosen: DataSaverChoice }>(read)

// Signing out clears the storage only after this callback, so the choice is reset here and not read again.
onSessionChange((token) => (token === null ? useStore.setState({ chosen: 'auto' }) : undefined))
// Follows choices and sign-outs in other tabs. There is no `addEventListener` where pages are prerendered.
globalThis.addEventListener?.('storage', ({ key }) => (key === storageKey || key === null ? useStore.setState(read()) : undefined))

/** The data saver choice of this device. */
export const useDataSaverChoice = (): DataSaverChoice => useStore(({ chosen }) => chosen)

/** Sets the data saver of this device. It applies at once, in all tabs. */
export const setDataSaver = (chosen: DataSaverChoice): void => {
  browserStorage.setItem(storageKey, chosen)
  useStore.setState({ chosen })
}

type Connection = Partial<EventTarget> & { saveData?: boolean }
/** Undefined in many browsers and where pages are prerendered. */
const connection = (): Connection | undefined => (globalThis.navigator as { connection?: Connection } | undefined)?.connection

/** Whether to load less data: the choice on this device, otherwise the data saver setting of the browser. */
export const isDataSaverOn = (): boolean => {
  const { chosen } = useStore.getState()
  return chosen === 'auto' ? connection()?.saveData === true : chosen === 'on'
}

/** Calls `listener` when `isDataSaverOn` may have changed. Returns the unsubscribe function. */
const onSavesDataChange = (listener: () => void): (() => void) => {
  const line = connection()
  const stop = useStore.subscribe(listener)
  line?.addEventListener?.('change', listener)
  return () => {
    stop()
    line?.removeEventListener?.('change', listener)
  }
}

/** `isDataSaverOn` as a hook. */
export const useDataSaverOn = (): boolean => useSyncExternalStore(onSavesDataChange, isDataSaverOn, () => false)
