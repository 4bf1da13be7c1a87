import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PreparedResponse } from '#platform/server/http/responses/prepared-response.ts'
import { etagOf } from '#platform/server/http/responses/prepared-response.ts'
import type { RequestGuards } from '#platform/server/http/guards/request-guards.ts'

const types = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['webmanifest', 'application/manifest+json; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['ico', 'image/x-icon'],
  ['woff2', 'font/woff2'],
  ['txt', 'text/plain; charset=utf-8'],
])
/** What browsers are meant to load. Whatever else a build leaves in the folder, such as its manifest, is not served. */
const publicFile = /^\/(?:assets\/)?[\w-][\w.-]*\.([a-z\d]+)$/

const orUndefined = (bytes: Promise<Buffer>): Promise<Buffer | undefined> =>
  bytes.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** A file with the compressed forms that the build has put beside it. */
const readEncodings = async (file: string, type: string): Promise<PreparedResponse> => {
  const [plain, br, gzip] = await Promise.all([readFile(file), orUndefined(readFile(`${file}.br`)), orUndefined(readFile(`${file}.gz`))])
  const encoded = { ...(br === undefined ? {} : { br }), ...(gzip === undefined ? {} : { gzip }) }
  return { type, etag: etagOf(plain), plain, encoded }
}

/**
 * Reads the files of the built application by their path and keeps them: all of them together are a few megabytes, and no reader costs one of their own.
 * Answers undefined for what is not there or not meant for browsers.
 */
export const createFileReader = (folder: string, { memoize }: Pick<RequestGuards, 'memoize'>) => {
  const known = new Map<string, { mtimeMs: number; read: () => Promise<PreparedResponse> }>()
  return async (path: string): Promise<PreparedResponse | undefined> => {
    const type = types.get(publicFile.exec(path)?.[1] ?? '')
    if (type === undefined) return undefined
    const file = join(folder, path)
    const found = await stat(file).catch(() => undefined)
    if (found?.isFile() !== true) return undefined
    const { mtimeMs } = found
    const before = known.get(path)
    if (before?.mtimeMs === mtimeMs) return before.read()
    const read = memoize(() => readEncodings(file, type))
    known.set(path, { mtimeMs, read })
    return read()
  }
}
