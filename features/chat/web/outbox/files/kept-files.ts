import { withMemberStore } from '#platform/web/client/member-database.ts'

interface Row {
  member: string
  /** The id of the message. */
  id: string
  // Not a Blob, because Safari cannot store one in a private window.
  bytes: ArrayBuffer
  type: string
  /** Milliseconds since 1970. */
  kept_at: number
}

const store = 'files'
/** Age in milliseconds from which a file without a message is stray. A younger one may belong to a message that another tab is about to store. */
const strayAgeMs = 60_000

/** Stores the file of a waiting message on the device. Returns false if storage is full or disabled. */
export const storeFileOnDevice = async (member: string, id: string, blob: Blob, now: Date): Promise<boolean> => {
  try {
    const row: Row = { member, id, bytes: await blob.arrayBuffer(), type: blob.type, kept_at: now.getTime() }
    return (await withMemberStore(store, member, 'readwrite', (files) => files.put(row))) !== undefined
  } catch {
    return false
  }
}

/** Reads the file of a waiting message from the device; undefined if it is not there. */
export const readFileFromDevice = async (member: string, id: string): Promise<Blob | undefined> => {
  try {
    const row: Row | undefined = await withMemberStore(store, member, 'readonly', (files) => files.get([member, id]))
    return row && new Blob([row.bytes], { type: row.type })
  } catch {
    return undefined
  }
}

/** Deletes the file of a message that was sent or discarded. */
export const deleteFileFromDevice = async (member: string, id: string): Promise<void> => {
  await withMemberStore(store, member, 'readwrite', (files) => files.delete([member, id])).catch(() => {})
}

/** Deletes files without a message. Such a file is left when the page is closed after a message is sent and before its file is deleted. */
export const deleteStrayFiles = async (member: string, isWaiting: (id: string) => boolean, now: Date): Promise<void> => {
  const rows: Row[] = (await withMemberStore(store, member, 'readonly', (files) => files.getAll())) ?? []
  for (const row of rows)
    if (row.member !== member || (!isWaiting(row.id) && now.getTime() - row.kept_at > strayAgeMs))
      await withMemberStore(store, member, 'readwrite', (files) => files.delete([row.member, row.id]))
}
