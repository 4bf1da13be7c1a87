import { create } from 'zustand'
import { onSessionChange } from '#platform/web/client/session.ts'

/** The share of a file that has arrived, from 0 to 1, by the id of its message. */
const useShares = create<Record<string, number>>(() => ({}))
onSessionChange(() => useShares.setState({}, true))

export const setUploadShare = (id: string, share: number): void => useShares.setState({ [id]: share })

/** The share of the file of a message that has arrived, from 0 to 1; undefined before the upload begins. */
export const useUploadShare = (id: string): number | undefined => useShares((shares) => shares[id])
