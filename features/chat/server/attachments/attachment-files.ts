import { type PhotoSize, photoSizes } from '#features/photos/server/index.ts'
import { getEncrypted } from '#platform/server/storage/encrypted-files.ts'
import type { Storage } from '#platform/server/storage/storage.ts'

/** Name of the recording within the storage of an attachment, and of each size of a picture. */
const audioName = 'audio'
export type FileName = typeof audioName | `${PhotoSize}`

const fileNames: readonly FileName[] = [audioName, ...photoSizes.map((size) => `${size}` as const)]
const endingOf = (name: FileName): string => (name === audioName ? 'ogg' : 'webp')

/** Returns the storage key of one file of an attachment. */
export const attachmentFileKey = (storageKey: string, name: FileName): string => `${storageKey}/${name}.bin`

/** Returns the name under which a file is served, such as `480.webp`. */
export const servedName = (name: FileName): string => `${name}.${endingOf(name)}`

/** Returns the file that is served under a name; undefined for any other name. */
export const fileOfServedName = (served: string): FileName | undefined => fileNames.find((name) => served === servedName(name))

export const contentTypeOf = (name: FileName): string => (name === audioName ? 'audio/ogg' : 'image/webp')

/** The ending of the names under which the files of a kind are served. */
export const servedEnding = (kind: string): string => endingOf(bestFileOf(kind))

/** The best file of an attachment: the recording, or the largest size. */
export const bestFileOf = (kind: string): FileName => (kind === 'voice' ? audioName : '1080')

/** Reads and decrypts a file; undefined when it is gone. */
export const readAttachmentFile = (
  storage: Storage,
  storageKey: string,
  { name, fileKey }: { name: FileName; fileKey: Buffer },
): Promise<Buffer | undefined> => getEncrypted(storage, attachmentFileKey(storageKey, name), fileKey)

/** Whether an attachment of this kind has this file. */
export const hasFile = (kind: string, name: FileName): boolean => (kind === 'voice') === (name === audioName)
