import type * as real from '#features/chat/server/attachments/keeping/jobs.ts'

export * from '#features/chat/server/attachments/keeping/jobs.ts'

/** Replaces the real handler under the same name. Faulty on purpose: deletes planned files without asking whether a message uses them. */
export const createDeleteUnusedFilesHandler: typeof real.createDeleteUnusedFilesHandler =
  (_db, storage) =>
  async ({ keys }) => {
    for (const key of keys) await storage.deletePrefix(key)
  }
