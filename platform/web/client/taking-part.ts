import { create } from 'zustand'
import { onSessionChange } from './session.ts'

const useStore = create(() => ({ takesPart: true }))
onSessionChange(() => useStore.setState({ takesPart: true }))

/** Whether the account may write, react and buy; false for a guest, to whom screens do not show what the server would refuse. True until it is known. */
export const useTakesPart = (): boolean => useStore(({ takesPart }) => takesPart)

/** Notes what the server says about the account. */
export const setTakesPart = (takesPart: boolean): void => useStore.setState({ takesPart })
