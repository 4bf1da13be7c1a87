import { encryptViewerId, photoSizes } from '#features/photos/server/index.ts'
import { signedUrlExpiry, signPath } from '#platform/server/storage/signed-url.ts'
import type { Attachment } from '../../attachment-contract.ts'
import { type AttachmentFileName, servedFileName } from './attachment-files.ts'
import type { AttachmentRow } from './attachment-store.ts'

/** Returns the unsigned path of a file for one viewer; `viewer` comes from `encryptViewerId`. */
export const attachmentPath = (id: string, viewer: string, name: AttachmentFileName): string =>
  `/attachments/${id}/${viewer}/${servedFileName(name)}`

/** Returns the unsigned path of a file for a moderator. It works only while a report holds the attachment. */
export const reviewerAttachmentPath = (id: string, name: AttachmentFileName): string => `/attachments/review/${id}/${servedFileName(name)}`

const present = (row: AttachmentRow, addressOf: (name: AttachmentFileName) => string): Attachment => {
  if (row.kind === 'voice') return { kind: 'voice', audio: addressOf('audio'), seconds: (row.tenths ?? 0) / 10, peaks: row.peaks ?? '' }
  const [image_1080, image_480, image_160] = photoSizes.map((size) => addressOf(`${size}`)) as [string, string, string]
  const { blur, width, height, veiled } = row
  return {
    kind: 'picture',
    image_160,
    image_480,
    image_1080,
    image_blur: blur ?? '',
    width: width ?? 0,
    height: height ?? 0,
    veiled,
  }
}

/**
 * Converts an attachment to the API format with signed URLs. They open the files for this viewer for at most 14 days, while the viewer may see the
 * message. They are signed with the storage key, which is random and never leaves the server.
 */
export const presentAttachment = (row: AttachmentRow, viewerId: string, now: Date): Attachment => {
  const viewer = encryptViewerId(viewerId, row.storage_key)
  return present(row, (name) => {
    const path = attachmentPath(row.id, viewer, name)
    return signPath(path, signedUrlExpiry(path, now), row.storage_key)
  })
}

const dayMs = 86_400_000

/** Converts an attachment to the API format for a moderator, with URLs that expire within two days. */
export const presentAttachmentForReview = (row: AttachmentRow, now: Date): Attachment =>
  present(row, (name) => signPath(reviewerAttachmentPath(row.id, name), new Date(now.getTime() + 2 * dayMs), row.storage_key))
