import { call } from '#platform/web/client/call.ts'
import { createTimeoutSignal } from '#platform/web/client/retry/request-timeout.ts'
import { cancelUpload } from '../contract.ts'

/** Deletes an upload that is not needed any more. A failure does not matter: the server deletes unused uploads after a day. */
export const cancelUploadQuietly = (id: string): Promise<void> =>
  call(cancelUpload, { params: { id } }, { signal: createTimeoutSignal() }).catch(() => {})
