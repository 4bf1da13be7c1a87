import { create } from 'zustand'
import { onSessionChange } from '#platform/web/client/session.ts'

/** How much of each file has been uploaded, from 0 to 1, by message id. */
const useProgress = create<Record<string, number>>(() => ({}))
onSessionChange(() => useProgress.setState({}, true))

export const setUploadProgress = (id: string, progress: number): void => useProgress.setState({ [id]: progress })

/** Returns how much of the file of a message has been uploaded, from 0 to 1; undefined before the upload begins. */
export const useUploadProgress = (id: string): number | undefined => useProgress((progress) => progress[id])
