import { acceptPicture, photoSizes } from '#features/photos/server/index.ts'
import { readUpload } from '#features/uploads/server/index.ts'
import { readRecording, RecordingError } from '#platform/server/audio/read-recording.ts'
import { createSemaphore } from '#platform/server/concurrency/semaphore.ts'
import type { Database } from '#platform/server/db/database.ts'
import { AppError, type ErrorCode } from '#platform/shared/errors.ts'
import { maxVoiceSeconds, type AttachmentToSend } from '../../../attachment-contract.ts'
import { formatBody } from '../../../content-contract.ts'
import { chatErrors } from '../../../contract.ts'
import type { AttachmentFileName } from '../attachment-files.ts'

const minVoiceSeconds = 1
const maxVoiceBytes = 400_000

/** Columns of an attachment that come from its content. */
interface Content {
  kind: 'voice' | 'picture'
  tenths: number | null
  peaks: string | null
  width: number | null
  height: number | null
  blur: string | null
}

/** A checked and rewritten upload. */
export interface PreparedAttachment {
  /** The body of the message. */
  body: string
  files: readonly { name: AttachmentFileName; bytes: Buffer }[]
  content: Content
}

const nothing = { tenths: null, peaks: null, width: null, height: null, blur: null }

const recordingErrors = {
  not_audio: chatErrors.not_audio,
  broken: chatErrors.audio_broken,
  too_long: chatErrors.audio_too_long,
  too_short: chatErrors.audio_too_short,
  too_large: chatErrors.audio_too_large,
} satisfies Record<RecordingError['reason'], ErrorCode>

const refuse = (code: ErrorCode, values?: AppError['details']['values']): AppError =>
  new AppError(code, { fields: { attachment: [code] }, ...(values === undefined ? {} : { values }) })

/** Each slot holds a recording in memory. */
const withRecordingSlot = createSemaphore(2, 200)

const prepareVoice = (read: () => Promise<Buffer>, { peaks }: Extract<AttachmentToSend, { kind: 'voice' }>): Promise<PreparedAttachment> =>
  withRecordingSlot(1, async () => {
    const bytes = await read()
    try {
      const { ogg, seconds } = readRecording(bytes, {
        maxSeconds: maxVoiceSeconds,
        minSeconds: minVoiceSeconds,
        maxBytes: maxVoiceBytes,
      })
      return {
        body: formatBody({ kind: 'voice', seconds: Math.round(seconds) }),
        files: [{ name: 'audio', bytes: ogg }],
        content: { ...nothing, kind: 'voice', tenths: Math.round(seconds * 10), peaks },
      }
    } catch (error) {
      if (error instanceof RecordingError) throw refuse(recordingErrors[error.reason], { max: maxVoiceSeconds })
      throw error
    }
  })

const preparePicture = async (db: Database, read: () => Promise<Buffer>): Promise<PreparedAttachment> => {
  try {
    const { sizes, width, height, blur } = await acceptPicture(db, read)
    return {
      body: formatBody({ kind: 'picture' }),
      files: photoSizes.map((size) => ({ name: `${size}` as const, bytes: sizes[size] })),
      content: { ...nothing, kind: 'picture', width, height, blur },
    }
  } catch (error) {
    if (error instanceof AppError && error.reason.code.startsWith('photos.')) throw refuse(error.reason, error.details.values)
    throw error
  }
}

/**
 * Reads and checks an upload of a member, and rewrites it to the stored format without metadata.
 * @throws {AppError} uploads.incomplete, platform.unavailable, the errors of photos, or those of recordings in the contract
 */
export const prepareAttachment = (db: Database, memberId: string, sent: AttachmentToSend): Promise<PreparedAttachment> => {
  const read = () => readUpload(db, memberId, sent.upload)
  return sent.kind === 'voice' ? prepareVoice(read, sent) : preparePicture(db, read)
}
