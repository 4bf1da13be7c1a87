import { create } from 'zustand'
import { onSessionChange } from '#platform/web/client/session.ts'

/** How much of a file has arrived, from 0 to 1, by the id of its message. */
const useProgress = create<Record<string, number>>(() => ({}))
onSessionChange(() => useProgress.setState({}, true))

export const setUploadProgress = (id: string, progress: number): void => useProgress.setState({ [id]: progress })

/** How much of the file of a message has arrived, from 0 to 1; undefined before the upload begins. */
export const useUploadProgress = (id: string): number | undefined => useProgress((progress) => progress[id])
