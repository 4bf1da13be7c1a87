import { type PhotoSize, photoSizes } from '#features/photos/server/index.ts'
import { getDecrypted } from '#platform/server/storage/encrypted-files.ts'
import type { Storage } from '#platform/server/storage/storage.ts'

/** The name of a file in the storage of an attachment: `audio` for a recording, or the size of a picture. */
const audioName = 'audio'
export type AttachmentFileName = typeof audioName | `${PhotoSize}`

const fileNames: readonly AttachmentFileName[] = [audioName, ...photoSizes.map((size) => `${size}` as const)]
const endingOf = (name: AttachmentFileName): string => (name === audioName ? 'ogg' : 'webp')

/** Returns the storage key of one file of an attachment. */
export const attachmentFileKey = (storageKey: string, name: AttachmentFileName): string => `${storageKey}/${name}.bin`

/** Returns the name under which a file is served, such as `480.webp`. */
export const servedFileName = (name: AttachmentFileName): string => `${name}.${endingOf(name)}`

/** Parses a served name such as `480.webp` to the name of the file; undefined for any other text. */
export const parseServedFileName = (served: string): AttachmentFileName | undefined =>
  fileNames.find((name) => served === servedFileName(name))

export const contentTypeOf = (name: AttachmentFileName): string => (name === audioName ? 'audio/ogg' : 'image/webp')

/** Returns the file extension under which the best file of a kind is served. */
export const servedEnding = (kind: string): string => endingOf(bestFileOf(kind))

/** Returns the best file of a kind of attachment: the recording, or the largest size of a picture. */
export const bestFileOf = (kind: string): AttachmentFileName => (kind === 'voice' ? audioName : '1080')

/** Reads and decrypts a file; undefined when it is gone. */
export const readAttachmentFile = (
  storage: Storage,
  storageKey: string,
  { name, fileKey }: { name: AttachmentFileName; fileKey: Buffer },
): Promise<Buffer | undefined> => getDecrypted(storage, attachmentFileKey(storageKey, name), fileKey)

/** Whether an attachment of this kind has this file. */
export const hasAttachmentFile = (kind: string, name: AttachmentFileName): boolean => (kind === 'voice') === (name === audioName)
