import { withMemberStore } from '#platform/web/client/member-database.ts'

interface Row {
  member: string
  /** The id of the message. */
  id: string
  // Not a Blob, which Safari cannot store in a private window.
  bytes: ArrayBuffer
  type: string
  /** Milliseconds since 1970. */
  kept_at: number
}

const store = 'files'
/** A file without a message may belong to one that another tab is about to store; after this long it does not. In milliseconds. */
const strayAgeMs = 60_000

/** Keeps the file of a waiting message on the device. Returns false when the device has no room or keeps nothing. */
export const keepFile = async (member: string, id: string, blob: Blob, now: Date): Promise<boolean> => {
  try {
    const row: Row = { member, id, bytes: await blob.arrayBuffer(), type: blob.type, kept_at: now.getTime() }
    return (await withMemberStore(store, member, 'readwrite', (files) => files.put(row))) !== undefined
  } catch {
    return false
  }
}

/** Reads the file of a waiting message; undefined when the device does not have it. */
export const readKeptFile = async (member: string, id: string): Promise<Blob | undefined> => {
  try {
    const row: Row | undefined = await withMemberStore(store, member, 'readonly', (files) => files.get([member, id]))
    return row && new Blob([row.bytes], { type: row.type })
  } catch {
    return undefined
  }
}

/** Deletes the file of a message that was sent or given up. */
export const deleteKeptFile = async (member: string, id: string): Promise<void> => {
  await withMemberStore(store, member, 'readwrite', (files) => files.delete([member, id])).catch(() => {})
}

/** Deletes files whose message is gone: the page was closed after the message was sent and before its file was deleted. */
export const deleteStrayFiles = async (member: string, isWaiting: (id: string) => boolean, now: Date): Promise<void> => {
  const rows: Row[] = (await withMemberStore(store, member, 'readonly', (files) => files.getAll())) ?? []
  for (const row of rows)
    if (row.member !== member || (!isWaiting(row.id) && now.getTime() - row.kept_at > strayAgeMs))
      await withMemberStore(store, member, 'readwrite', (files) => files.delete([row.member, row.id]))
}
