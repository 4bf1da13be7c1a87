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
/** Paths of files for browsers. Other files of the build, such as its manifest, are not served. */
const publicFile = /^\/(?:assets\/)?[\w-][\w.-]*\.([a-z\d]+)$/

const orUndefined = (bytes: Promise<Buffer>): Promise<Buffer | undefined> =>
  bytes.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** Reads a file with the compressed versions beside it. */
const readEncodings = async (file: string, type: string): Promise<PreparedResponse> => {
  const [plain, br, gzip] = await Promise.all([readFile(file), orUndefined(readFile(`${file}.br`)), orUndefined(readFile(`${file}.gz`))])
  const encoded = { ...(br === undefined ? {} : { br }), ...(gzip === undefined ? {} : { gzip }) }
  return { type, etag: etagOf(plain), plain, encoded }
}

/**
 * Returns a function that reads files of the built application by path. Files stay in memory, a few megabytes in all. Unknown files and files that are
 * not for browsers give undefined.
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
