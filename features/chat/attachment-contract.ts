import * as z from 'zod'
import { Id } from '#platform/shared/fields.ts'
import { Peaks } from '#platform/shared/peaks.ts'

/** Maximum length of a voice note in seconds. */
export const maxVoiceSeconds = 60

/** A voice note or a picture of a message, with signed URLs for the viewer. */
export const Attachment = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('voice'),
    /** Ogg Opus, mono. */
    audio: z.string(),
    /** Length in seconds, to a tenth. */
    seconds: z.number().positive(),
    peaks: Peaks,
  }),
  z.object({
    kind: z.literal('picture'),
    image_160: z.string(),
    image_480: z.string(),
    image_1080: z.string(),
    /** Data URI of a blurred preview, shown until the picture has loaded. */
    image_blur: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    /** Whether the receiver sees the picture blurred until asking for it, because it was sent on the first day of the conversation. */
    veiled: z.boolean(),
  }),
])
export type Attachment = z.infer<typeof Attachment>

/** The attachment of a message to send: a finished upload, and for a recording its waveform. */
export const AttachmentToSend = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('voice'), upload: Id, peaks: Peaks }),
  z.object({ kind: z.literal('picture'), upload: Id }),
])
export type AttachmentToSend = z.infer<typeof AttachmentToSend>
