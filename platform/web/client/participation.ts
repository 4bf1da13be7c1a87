import { create } from 'zustand'
import { browserStorage } from '../storage.ts'
import { onSessionChange } from './session.ts'

const key = 'guest'
// Stored, so that after a reload a guest does not briefly see the actions of members before the account is read.
const useStore = create(() => ({ takesPart: browserStorage.getItem(key) === null }))

/** Whether the account may write, react and buy; false for guests, for whom screens hide what the server would refuse. True until known. */
export const useCanParticipate = (): boolean => useStore(({ takesPart }) => takesPart)

/** Stores what the server says about the account. */
export const setCanParticipate = (takesPart: boolean): void => {
  if (takesPart) browserStorage.removeItem(key)
  else browserStorage.setItem(key, '1')
  useStore.setState({ takesPart })
}
onSessionChange(() => setCanParticipate(true))
