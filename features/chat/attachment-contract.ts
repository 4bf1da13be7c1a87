import * as z from 'zod'
import { Id } from '#platform/shared/fields.ts'
import { Peaks } from '#platform/shared/peaks.ts'

/** Longest voice note in seconds. */
export const maxVoiceSeconds = 60

/** A voice note or a picture of a message, with signed URLs for the viewer. */
export const Attachment = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('voice'),
    /** Ogg Opus, mono. */
    audio: z.string(),
    /** Length in seconds, in tenths. */
    seconds: z.number().positive(),
    peaks: Peaks,
  }),
  z.object({
    kind: z.literal('picture'),
    image_160: z.string(),
    image_480: z.string(),
    image_1080: z.string(),
    /** Data URI shown until the picture has loaded. */
    image_blur: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    /** The receiver sees it blurred until they ask for it: it was sent on the first day of the conversation. */
    veiled: z.boolean(),
  }),
])
export type Attachment = z.infer<typeof Attachment>

/** What a member adds to a message: a finished upload, and for a recording its waveform. */
export const AttachmentToSend = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('voice'), upload: Id, peaks: Peaks }),
  z.object({ kind: z.literal('picture'), upload: Id }),
])
export type AttachmentToSend = z.infer<typeof AttachmentToSend>
