import { onSessionChange } from '#platform/web/client/session.ts'

/** The file of a waiting message in the memory of this tab, and the current attempt to send it. */
interface HeldFile {
  blob?: Blob | undefined
  attempt?: AbortController | undefined
}
const held = new Map<string, HeldFile>()

const stop = (id: string): void => {
  held.get(id)?.attempt?.abort()
  held.delete(id)
}
onSessionChange(() => [...held.keys()].forEach(stop))

/** Keeps the file of a message in memory until `releaseFileFromMemory`. */
export const keepFileInMemory = (id: string, blob: Blob): void => void held.set(id, { ...held.get(id), blob })

/** Returns the file of a message from the memory of this tab; undefined if it was queued before a reload or in another tab. */
export const readFileFromMemory = (id: string): Blob | undefined => held.get(id)?.blob

/** Begins an attempt to send a file. Returns the controller that aborts it. */
export const beginSendAttempt = (id: string): AbortController => {
  const attempt = new AbortController()
  held.set(id, { ...held.get(id), attempt })
  return attempt
}

/** Removes the file of a sent or discarded message from memory, and aborts sending it. */
export const releaseFileFromMemory = stop
