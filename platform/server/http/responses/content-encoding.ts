import { constants, brotliCompress, gzip } from 'node:zlib'
import { promisify } from 'node:util'

export type ContentEncoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Returns the preferred encoding allowed by an `Accept-Encoding` header: br, then gzip; undefined for none. */
export const acceptedEncoding = (header: string | string[] | undefined): ContentEncoding | undefined => {
  const accepted = new Map<string, number>()
  for (const one of String(header ?? '').split(',')) {
    const [name = '', ...more] = one.split(';')
    const weight = more.map((part) => part.trim()).find((part) => part.startsWith('q='))
    accepted.set(name.trim().toLowerCase(), weight === undefined ? 1 : Number(weight.slice(2)))
  }
  const allows = (name: ContentEncoding) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0
  return allows('br') ? 'br' : allows('gzip') ? 'gzip' : undefined
}

/** Compresses bytes. `effort` is the brotli quality, 0 to 11 (gzip: at most 9); `windowBits` bounds the memory of brotli. */
export const compress = (
  bytes: Buffer,
  encoding: ContentEncoding,
  effort: number,
  windowBits = constants.BROTLI_DEFAULT_WINDOW,
): Promise<Buffer> => {
  if (encoding === 'gzip') return gzipped(bytes, { level: Math.min(effort, 9) })
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
