import type { Storage } from './storage.ts'

export interface UnusedFilesPayload {
  keys: string[]
}

/** Deletes the files of these storage keys, except for the keys that `readUsed` reports as in use. */
export const deleteUnusedFiles = async (
  storage: Storage,
  { keys }: UnusedFilesPayload,
  readUsed: () => Promise<{ storage_key: string }[]>,
): Promise<void> => {
  if (keys.length === 0) return
  const used = new Set((await readUsed()).map(({ storage_key }) => storage_key))
  for (const key of keys) if (!used.has(key)) await storage.deletePrefix(key)
}
