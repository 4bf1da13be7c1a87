import { platformErrors } from '#platform/shared/errors.ts'
import { call } from '#platform/web/client/call.ts'
import { createTimeoutSignal } from '#platform/web/client/retry/request-timeout.ts'
import { pauseBeforeRetry, findFinalRefusal } from '#platform/web/client/retry/retry-pause.ts'
import { appendToUpload, beginUpload, uploadErrors, uploadPartBytes } from '../contract.ts'

/** Maximum time for one part, in milliseconds: a line of 10 kbit/s needs most of it. */
const partTimeoutMs = 60_000
/** After this many restarts without progress, a refusal is final. */
const maxNewBeginnings = 5

/** Refusals after which the client asks again how much has arrived, because the server has other bytes than expected. */
const mendedByBeginning: readonly (string | undefined)[] = [uploadErrors.gap.code, platformErrors.not_found.code]

interface UploadOptions {
  /** Stops the upload; what has arrived stays at the server for a day. */
  signal?: AbortSignal
  /** Called with the number of bytes that have arrived. */
  onProgress?: (sent: number) => void
  /** Called when an attempt got no response, before the pause until the next one. */
  onLost?: () => void
}

/** Asks how much has arrived and sends the rest. */
const sendRest = async (id: string, blob: Blob, signal: AbortSignal | undefined, onProgress: (sent: number) => void): Promise<void> => {
  const begun = await call(beginUpload, { params: { id }, body: { bytes: blob.size } }, { signal: createTimeoutSignal(signal) })
  let at = begun.data.received
  onProgress(at)
  while (at < blob.size) {
    const part = new File([blob.slice(at, at + uploadPartBytes)], 'part')
    const limit = createTimeoutSignal(signal, partTimeoutMs)
    const { received } = (await call(appendToUpload, { params: { id }, query: { at } }, { files: [part], signal: limit })).data
    if (received <= at) throw new Error('the upload does not advance')
    at = received
    onProgress(at)
  }
}

/**
 * Uploads a file in parts under an id chosen by the client. It resumes from what the server has, also after a reload, and retries after a lost
 * connection until the signal stops it.
 * @throws {FailedResponse} if the server refuses the upload; the abort reason if the signal stopped it
 */
export const uploadInParts = async (id: string, blob: Blob, { signal, onProgress, onLost }: UploadOptions = {}): Promise<void> => {
  let arrived = -1
  let attempt = 0
  const advance = (sent: number) => {
    if (sent > arrived) attempt = 0
    arrived = sent
    onProgress?.(sent)
  }
  for (; ; attempt++) {
    try {
      signal?.throwIfAborted()
      return await sendRest(id, blob, signal, advance)
    } catch (error) {
      signal?.throwIfAborted()
      const refusal = findFinalRefusal(error)
      const isMended = mendedByBeginning.includes(refusal?.code) && attempt < maxNewBeginnings
      if (refusal !== undefined && !isMended) throw error
      onLost?.()
      signal?.throwIfAborted()
      await pauseBeforeRetry(attempt, signal)
    }
  }
}
