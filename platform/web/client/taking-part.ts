import { create } from 'zustand'
import { browserStorage } from '../storage.ts'
import { onSessionChange } from './session.ts'

const key = 'guest'
// Kept, so that a reload shows a guest nothing for the moment until the account is read.
const useStore = create(() => ({ takesPart: browserStorage.getItem(key) === null }))

/** Whether the account may write, react and buy; false for a guest, to whom screens do not show what the server would refuse. True until it is known. */
export const useTakesPart = (): boolean => useStore(({ takesPart }) => takesPart)

/** Notes what the server says about the account. */
export const setTakesPart = (takesPart: boolean): void => {
  if (takesPart) browserStorage.removeItem(key)
  else browserStorage.setItem(key, '1')
  useStore.setState({ takesPart })
}
onSessionChange(() => setTakesPart(true))
