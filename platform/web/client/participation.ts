import { create } from 'zustand'
import { browserStorage } from '../storage.ts'
import { onSessionChange } from './session.ts'

const key = 'guest'
// Stored, so that after a reload a guest does not briefly see the actions of members before the account is read.
const useStore = create(() => ({ takesPart: browserStorage.getItem(key) === null }))

/** Whether the account may write, react and buy. False for guests, so that screens hide what the server would refuse. True until known. */
export const useCanParticipate = (): boolean => useStore(({ takesPart }) => takesPart)

/** Stores whether the account may participate, as reported by the server. */
export const setCanParticipate = (takesPart: boolean): void => {
  if (takesPart) browserStorage.removeItem(key)
  else browserStorage.setItem(key, '1')
  useStore.setState({ takesPart })
}
onSessionChange(() => setCanParticipate(true))
