import type { Readable } from 'node:stream'

export interface StoredObject {
  bytes: Buffer
  contentType: string
}

/** An object as a stream. */
export interface OpenObject {
  stream: Readable
  size: number
  contentType: string
}

/**
 * File storage with keys such as `photos/0199/480.webp`. Every function throws `TypeError` for an invalid key.
 * A key is written once and never changed, so files can be cached forever.
 */
export interface Storage {
  /** Stores an object atomically; replaces an existing one. Streams are not buffered in memory. */
  put(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>, contentType: string): Promise<void>
  get(key: string): Promise<StoredObject | undefined>
  /** Size in bytes; undefined for a missing key. */
  size(key: string): Promise<number | undefined>
  /** Opens a stream for large objects; it must be read or destroyed. */
  open(key: string): Promise<OpenObject | undefined>
  /** Deletes a key; a missing key is not an error. */
  delete(key: string): Promise<void>
  /** Deletes all keys below `prefix/`. */
  deletePrefix(prefix: string): Promise<void>
  /** Lists all keys, or those below `prefix/`, in no particular order. */
  keys(prefix?: string): AsyncIterable<string>
}

const contentTypes = new Map([
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['json', 'application/json'],
  ['zip', 'application/zip'],
  // Encrypted files.
  ['bin', 'application/octet-stream'],
])

/**
 * Returns the content type of a key by its extension. Other extensions are refused, so that nothing executable in a browser is stored.
 * @returns undefined for an unsupported extension
 */
export const contentTypeOf = (key: string): string | undefined => contentTypes.get(/\.([a-z]+)$/.exec(key)?.[1] ?? '')

// Lower case, because some file systems ignore case. No leading dot: such names are temporary files.
const keyForm = /^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/

/** Whether a string is a valid key: lower case segments of letters, digits, `.`, `_` and `-`, at most 200 characters. */
export const isStorageKey = (key: string): boolean => key.length <= 200 && keyForm.test(key)
