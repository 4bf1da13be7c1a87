import { randomUUID } from 'node:crypto'
import { type Message, sendAttachment, type AttachmentToSend } from '#features/chat/contract.ts'
import { peakCount } from '#platform/shared/peaks.ts'
import type { Person, TestApp } from '../app/test-app.ts'
import { createPackets } from '../audio/opus.ts'
import { createWebmFile } from '../audio/webm-file.ts'
import { jpegWithGps } from '../people/photos.ts'
import { createUpload } from './uploads.ts'

/** The waveform of all recordings in tests. */
export const testPeaks = '0f'.repeat(peakCount / 2)

/** Creates a recording like that of a browser. */
export const createRecording = (seconds = 3): Buffer => createWebmFile(createPackets(seconds))

interface SentWith {
  id?: string
  reply_to?: number
  pay_credits?: boolean
}

/** Creates functions that send voice notes and pictures through the endpoints. */
export const createAttachmentCalls = (testApp: Pick<TestApp, 'app' | 'call'>) => {
  const upload = (as: Person, bytes: Buffer) => createUpload(testApp, as, bytes)
  const attach = (as: Person, peer: Pick<Person, 'id'>, attachment: AttachmentToSend, { id = randomUUID(), ...more }: SentWith = {}) =>
    testApp.call(sendAttachment, { params: { uid: peer.id }, body: { id, attachment, ...more } }, { as })
  return {
    upload,
    attach,
    uploadVoice: async (as: Person, seconds?: number): Promise<AttachmentToSend> => ({
      kind: 'voice',
      upload: await upload(as, createRecording(seconds)),
      peaks: testPeaks,
    }),
    uploadPicture: async (as: Person, colour?: string): Promise<AttachmentToSend> => ({
      kind: 'picture',
      upload: await upload(as, await jpegWithGps(colour)),
    }),
    /** Sends a new attachment and returns its message; throws if it is refused. */
    send: async (as: Person, peer: Person, kind: AttachmentToSend['kind']): Promise<Message> => {
      const sent: AttachmentToSend =
        kind === 'voice'
          ? { kind, upload: await upload(as, createRecording()), peaks: testPeaks }
          : { kind, upload: await upload(as, await jpegWithGps()) }
      const { status, body, text } = await attach(as, peer, sent)
      if (status !== 200) throw new Error(`the attachment was answered with ${status}: ${text}`)
      return body.data.message
    },
  }
}

/** The URL of the recording, or of the largest size of the picture, of a message. */
export const fileUrl = (message: Pick<Message, 'attachment'> | undefined): string => {
  const attachment = message?.attachment ?? null
  if (attachment === null) throw new Error('the message has no file')
  return attachment.kind === 'voice' ? attachment.audio : attachment.image_1080
}
