import type { Readable } from 'node:stream'

export interface StoredObject {
  bytes: Buffer
  contentType: string
}

/** An object that is read as it is sent on. */
export interface OpenObject {
  stream: Readable
  size: number
  contentType: string
}

/**
 * Keeps files under keys such as `photos/0199/480.webp`. Every function throws `TypeError` for a key `isStorageKey` refuses.
 * A key is written once and never changed, so that what was read may be cached for ever.
 */
export interface Storage {
  /** Afterwards the whole object is there, or nothing changed; a second write of the same key replaces the first. Chunks are never all in memory. */
  put(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>, contentType: string): Promise<void>
  get(key: string): Promise<StoredObject | undefined>
  /** How many bytes a key holds, without reading them; undefined when it is not there. */
  size(key: string): Promise<number | undefined>
  /** For what is too large for `get`; the stream must be read or destroyed. */
  open(key: string): Promise<OpenObject | undefined>
  /** A key that is not there is no error. */
  delete(key: string): Promise<void>
  /** Deletes every key below `prefix/`; the prefix has the form of a key. */
  deletePrefix(prefix: string): Promise<void>
  /** Every key, or those below `prefix/`, in no order. */
  keys(prefix?: string): AsyncIterable<string>
}

const contentTypes = new Map([
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['json', 'application/json'],
  ['zip', 'application/zip'],
])

/**
 * The content type a key's ending stands for; endings outside the list are not stored, so nothing a browser would run can be.
 * @returns undefined for an ending that is not stored
 */
export const contentTypeOf = (key: string): string | undefined => contentTypes.get(/\.([a-z]+)$/.exec(key)?.[1] ?? '')

// Lower case only, because some file systems take A and a for one; no segment begins with a dot, which leaves those names to us.
const keyForm = /^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/

/** Whether a string can be a key: lower case segments of letters, digits, `.`, `_` and `-`, at most 200 characters. */
export const isStorageKey = (key: string): boolean => key.length <= 200 && keyForm.test(key)
