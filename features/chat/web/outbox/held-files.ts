import { onSessionChange } from '#platform/web/client/session.ts'

/** A file of a waiting message in the memory of this tab, and the attempt to send it. */
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

/** Keeps the file of a message in memory until `releaseFile`. */
export const holdFile = (id: string, blob: Blob): void => void held.set(id, { ...held.get(id), blob })

/** The file of a message in the memory of this tab; undefined when it was queued before a reload or in another tab. */
export const readHeldFile = (id: string): Blob | undefined => held.get(id)?.blob

/** Begins an attempt to send a file, and returns what stops it. */
export const beginSendAttempt = (id: string): AbortController => {
  const attempt = new AbortController()
  held.set(id, { ...held.get(id), attempt })
  return attempt
}

/** Forgets the file of a message that was sent or given up, and stops sending it. */
export const releaseFile = stop
