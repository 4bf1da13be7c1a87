import * as real from '#features/chat/server/attachments/sending/store-files.ts'

export * from '#features/chat/server/attachments/sending/store-files.ts'

/** Writes only the first half of each file. */
export const storeAttachmentFiles: typeof real.storeAttachmentFiles = (ctx, services, prepared) => {
  const put: typeof services.storage.put = (key, bytes, contentType) =>
    services.storage.put(key, bytes instanceof Uint8Array ? bytes.subarray(0, bytes.length / 2) : bytes, contentType)
  return real.storeAttachmentFiles(ctx, { ...services, storage: { ...services.storage, put } }, prepared)
}
