import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { S3Config } from './s3-config.ts'
import { contentTypeOf, isStorageKey, type Storage } from './storage.ts'

/** Object storage failed or did not answer; maps to 503. */
class StorageUnavailableError extends Error {
  readonly statusCode = 503
  constructor(what: string, options?: ErrorOptions) {
    super(`object storage: ${what}`, options)
    this.name = 'StorageUnavailableError'
  }
}

interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  key?: string
  query?: Record<string, string>
  body?: Uint8Array
  contentType?: string
}

/** Timeout until the response headers; the body has no limit. */
const timeoutMs = 20_000
/** S3 needs at least 5 MB per part except the last. One part is in memory at a time. */
const partBytes = 8 * 1024 * 1024

const textsIn = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
  )

/** Joins chunks to parts of at least `partBytes`; the last may be smaller. */
async function* parts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    held.push(chunk)
    size += chunk.length
    if (size < partBytes) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}

const sizeOf = (response: Response): number => {
  const size = response.headers.get('content-length')
  if (size === null) throw new StorageUnavailableError('does not say how long an object is')
  return Number(size)
}

/** Storage in an S3-compatible bucket, with path-style URLs and Signature Version 4. */
export const s3Storage = ({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config): Storage => {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })

  const call = async ({ method, key = '', query = {}, body, contentType }: Call): Promise<Response | undefined> => {
    const url = new URL(`${endpoint}/${bucket}/${key}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(), timeoutMs)
    let response: Response
    try {
      response = await client.fetch(url.href, {
        method,
        signal: stop.signal,
        headers: {
          'x-amz-content-sha256': createHash('sha256')
            .update(body ?? '')
            .digest('hex'),
          ...(contentType === undefined ? {} : { 'content-type': contentType }),
        },
        ...(body === undefined ? {} : { body: body as Uint8Array<ArrayBuffer> }),
      })
    } catch (error) {
      throw new StorageUnavailableError('no answer', { cause: error })
    } finally {
      clearTimeout(timer)
    }
    if (response.ok) return response
    const [code = ''] = textsIn(await response.text().catch(() => ''), 'Code')
    if (response.status === 404 && code !== 'NoSuchBucket') return undefined
    throw new StorageUnavailableError(`answers ${response.status} ${code}`.trim())
  }
  /** Like `call`, for requests where 404 is an error. */
  const callExisting = async (request: Call): Promise<Response> => {
    const response = await call(request)
    if (response === undefined) throw new StorageUnavailableError('answers 404')
    return response
  }

  const checked = (key: string): string => {
    if (!isStorageKey(key)) throw new TypeError(`not a storage key: ${JSON.stringify(key)}`)
    return key
  }
  const putWhole = async (key: string, body: Uint8Array, contentType: string): Promise<void> =>
    void (await (await callExisting({ method: 'PUT', key, body, contentType })).arrayBuffer())

  /** Multipart upload; the object appears only after the final request. */
  const putParts = async (key: string, all: AsyncIterable<Buffer>, contentType: string): Promise<void> => {
    const begun = await (await callExisting({ method: 'POST', key, query: { uploads: '' }, contentType })).text()
    const [uploadId = ''] = textsIn(begun, 'UploadId')
    try {
      const tags: string[] = []
      for await (const body of all) {
        const response = await callExisting({ method: 'PUT', key, query: { partNumber: String(tags.length + 1), uploadId }, body })
        tags.push(response.headers.get('etag') ?? '')
      }
      const list = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`).join('')
      const body = Buffer.from(`<CompleteMultipartUpload>${list}</CompleteMultipartUpload>`)
      const ended = await (await callExisting({ method: 'POST', key, query: { uploadId }, body, contentType: 'application/xml' })).text()
      // S3 may report a late failure with status 200 and an error body.
      if (ended.includes('<Error>')) throw new StorageUnavailableError(`answers ${textsIn(ended, 'Code')[0] ?? 'an error'}`)
    } catch (error) {
      await call({ method: 'DELETE', key, query: { uploadId } }).catch(() => {})
      throw error
    }
  }

  async function* keys(prefix?: string): AsyncGenerator<string> {
    let token: string | undefined
    do {
      const query = {
        'list-type': '2',
        ...(prefix === undefined ? {} : { prefix: `${checked(prefix)}/` }),
        ...(token === undefined ? {} : { 'continuation-token': token }),
      }
      const xml = await (await callExisting({ method: 'GET', query })).text()
      for (const key of textsIn(xml, 'Key')) if (isStorageKey(key)) yield key
      token = textsIn(xml, 'NextContinuationToken')[0]
    } while (token !== undefined)
  }

  return {
    async put(key, bytes, contentType) {
      if (contentTypeOf(checked(key)) !== contentType) throw new TypeError(`the ending of ${key} does not stand for ${contentType}`)
      if (bytes instanceof Uint8Array) return putWhole(key, bytes, contentType)
      const all = parts(bytes)
      const first = await all.next()
      if (first.done === true) return putWhole(key, Buffer.alloc(0), contentType)
      const second = first.value.length < partBytes ? undefined : await all.next()
      if (second === undefined || second.done === true) return putWhole(key, first.value, contentType)
      const together = async function* () {
        yield first.value
        yield second.value
        yield* all
      }
      return putParts(key, together(), contentType)
    },

    async get(key) {
      const contentType = contentTypeOf(checked(key))
      const response = contentType === undefined ? undefined : await call({ method: 'GET', key })
      if (response === undefined || contentType === undefined) return undefined
      return { bytes: Buffer.from(await response.arrayBuffer()), contentType }
    },

    async size(key) {
      const response = await call({ method: 'HEAD', key: checked(key) })
      return response === undefined ? undefined : sizeOf(response)
    },

    async open(key) {
      const contentType = contentTypeOf(checked(key))
      const response = contentType === undefined ? undefined : await call({ method: 'GET', key })
      if (response?.body === undefined || response.body === null || contentType === undefined) return undefined
      return { stream: Readable.fromWeb(response.body), size: sizeOf(response), contentType }
    },

    async delete(key) {
      await call({ method: 'DELETE', key: checked(key) })
    },

    async deletePrefix(prefix) {
      for await (const key of keys(prefix)) await call({ method: 'DELETE', key })
    },

    keys,
  }
}
