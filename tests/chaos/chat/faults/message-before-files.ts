import { setTimeout as sleep } from 'node:timers/promises'
import * as real from '#features/chat/server/attachments/sending/store-files.ts'

export * from '#features/chat/server/attachments/sending/store-files.ts'

/** Writes the files a moment after the message may be stored, so that a crash leaves a message without files. */
export const storeAttachmentFiles: typeof real.storeAttachmentFiles = (ctx, services, prepared) => {
  const put: typeof services.storage.put = async (...given) => {
    void sleep(500).then(() => services.storage.put(...given))
    return Promise.resolve()
  }
  return real.storeAttachmentFiles(ctx, { ...services, storage: { ...services.storage, put } }, prepared)
}
