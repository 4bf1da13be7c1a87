import { uploadErrors } from '#features/uploads/contract.ts'
import { uploadInParts } from '#features/uploads/web/index.ts'
import { call } from '#platform/web/client/call.ts'
import { errorCode } from '#platform/web/client/errors.ts'
import { createTimeoutSignal } from '#platform/web/client/retry/request-timeout.ts'
import { useSession } from '#platform/web/client/session.ts'
import { translateNow } from '#platform/web/i18n.tsx'
import { type Message, sendAttachment } from '../../../contract.ts'
import { chatText } from '../../../locales/text.ts'
import { fillMissingFields } from '../../changes/fill-missing-fields.ts'
import type { PendingAttachment, PendingMessage } from '../../thread/bubbles.ts'
import { beginSendAttempt, readFileFromMemory } from '../held-files.ts'
import { updatePending } from '../outbox-store.ts'
import { readFileFromDevice } from './kept-files.ts'
import { setUploadProgress } from './upload-progress.ts'
import { runUploadWithinLimit } from './upload-turns.ts'

type SentMessage = PendingMessage & { attachment: PendingAttachment }

/** Timeout in milliseconds for sending the message. It is long, because the server first checks and rewrites the recording or picture. */
const sendTimeoutMs = 60_000

const send = async (uid: string, { id, attachment, pays, reply_to }: SentMessage, signal: AbortSignal): Promise<Message> => {
  const sent =
    attachment.kind === 'voice' ? { kind: attachment.kind, upload: id, peaks: attachment.peaks } : { kind: attachment.kind, upload: id }
  const extras = { ...(pays ? { pay_credits: true } : {}), ...(reply_to === undefined ? {} : { reply_to }) }
  const options = { signal: createTimeoutSignal(signal, sendTimeoutMs) }
  return fillMissingFields(
    (await call(sendAttachment, { params: { uid }, body: { id, ...extras, attachment: sent } }, options)).data.message,
  )
}

/** Creates an error in the form of a refusal, so that the message waits for its sender and is not sent again automatically. */
const fileLost = () => Object.assign(new Error('the file is gone'), { data: { message: translateNow(chatText, 'pictures.lost') } })

const upload = async (uid: string, id: string, stop: AbortController, failAfterMs: number): Promise<void> => {
  const blob = readFileFromMemory(id) ?? (await readFileFromDevice(useSession.getState().user?.id ?? '', id))
  if (blob === undefined) throw fileLost()
  let lastProgress = Date.now()
  let last = 0
  await uploadInParts(id, blob, {
    signal: stop.signal,
    onProgress: (sent) => {
      if (sent > last) lastProgress = Date.now()
      last = sent
      setUploadProgress(id, sent / blob.size)
    },
    onLost: () => {
      if (Date.now() - lastProgress >= failAfterMs) stop.abort()
    },
  })
  updatePending(uid, id, { uploaded: true })
}

/**
 * Uploads the file of a message and sends the message. The message id is also the id of the upload and prevents duplicates.
 * @throws {FailedResponse} when the server refuses it; an Error without a connection, or without progress for `failAfterMs` milliseconds
 */
export const transmitAttachment = async (uid: string, pending: SentMessage, failAfterMs: number): Promise<Message> => {
  const stop = beginSendAttempt(pending.id)
  const owner = useSession.getState().user?.id
  if (pending.uploaded) {
    try {
      // An earlier attempt has uploaded the file, so only send. The message may even be stored already, and its upload deleted.
      return await send(uid, pending, stop.signal)
    } catch (error) {
      if (errorCode(error) !== uploadErrors.incomplete.code) throw error
      updatePending(uid, pending.id, { uploaded: false })
    }
  }
  await runUploadWithinLimit(() => upload(uid, pending.id, stop, failAfterMs))
  // The message would be sent in the name of the member who has signed in meanwhile.
  if (useSession.getState().user?.id !== owner) throw new Error('another member has signed in')
  return send(uid, pending, stop.signal)
}
