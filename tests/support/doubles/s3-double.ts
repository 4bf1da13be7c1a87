import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Config } from '#platform/server/storage/s3-config.ts'

/** Fake S3 server with one bucket in memory; checks signatures. */
export interface S3Double extends AsyncDisposable {
  config: S3Config
  objects: Map<string, Buffer>
  /** Number of open multipart uploads. */
  openUploads(): number
  /** Keys per page of a list. */
  pageSize: number
  /** Returns an error status for a request; undefined handles it normally. */
  fault: ((request: { method: string; key: string; query: URLSearchParams }) => number | undefined) | undefined
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest()
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const describeObject = (name: string, size: number): string =>
  `<Contents><Key>${name}</Key><LastModified>${new Date().toISOString()}</LastModified><Size>${size}</Size></Contents>`

/** Verifies Signature Version 4 from the received request. */
const isSigned = (request: IncomingMessage, url: URL, body: Buffer, { region, accessKeyId, secretAccessKey }: S3Config): boolean => {
  const { authorization = '', 'x-amz-date': date = '', 'x-amz-content-sha256': bodyHash = '' } = request.headers as Record<string, string>
  const [, credential = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(authorization) ?? []
  const day = date.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  if (credential !== `${accessKeyId}/${scope}` || bodyHash !== sha256(body)) return false
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name))) return false
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('&')
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const path = url.pathname.split('/').map((part) => encode(decodeURIComponent(part)))
  const canonical = [request.method, path.join('/'), query, headers.join(''), names, bodyHash].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce((made, part) => hmac(made, part), hmac(`AWS4${secretAccessKey}`, day))
  return hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex') === signature
}

/** The configuration of a service that stores its files in this bucket. */
export const bucketEnvironment = ({ config }: S3Double): Record<string, string> => ({
  S3_ENDPOINT: config.endpoint,
  S3_BUCKET: config.bucket,
  S3_REGION: config.region,
  S3_ACCESS_KEY_ID: config.accessKeyId,
  S3_SECRET_ACCESS_KEY: config.secretAccessKey,
})

/** Starts a server on a free port. */
export const openS3Double = async (): Promise<S3Double> => {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Buffer[]>()

  const answer = (
    method: string,
    key: string,
    query: URLSearchParams,
    body: Buffer,
  ): [number, string | Buffer, Record<string, string>?] => {
    const uploadId = query.get('uploadId')
    if (method === 'GET' && key === '') {
      const prefix = query.get('prefix') ?? ''
      const all = [...objects.keys()].filter((name) => name.startsWith(prefix)).toSorted((a, b) => (a < b ? -1 : 1))
      const [after, delimiter] = [query.get('continuation-token'), query.get('delimiter')]
      const rest = all.filter((name) => after === null || name > after)
      const page = rest.slice(0, self.pageSize)
      const isTruncated = rest.length > page.length
      const token = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
      const more = `<IsTruncated>${isTruncated}</IsTruncated>${token}`
      const folderOf = (name: string): string => {
        const end = delimiter === null ? -1 : name.indexOf(delimiter, prefix.length)
        return end < 0 ? '' : name.slice(0, end + 1)
      }
      const files = page.filter((name) => folderOf(name) === '').map((name) => describeObject(name, objects.get(name)?.length ?? 0))
      const folders = [...new Set(page.map(folderOf).filter(Boolean))].map(
        (name) => `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`,
      )
      return [200, `<ListBucketResult>${files.join('')}${folders.join('')}${more}</ListBucketResult>`]
    }
    if (method === 'POST' && query.has('delete')) {
      for (const [, name = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(name)
      return [200, '<DeleteResult/>']
    }
    if (method === 'POST' && query.has('uploads')) {
      const id = `upload/${uploads.size + 1}+`
      uploads.set(id, [])
      return [200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`]
    }
    if (uploadId !== null) {
      const parts = uploads.get(uploadId)
      if (parts === undefined) return [404, '<Error><Code>NoSuchUpload</Code></Error>']
      if (method === 'PUT') {
        parts[Number(query.get('partNumber')) - 1] = body
        return [200, '', { etag: `"${sha256(body).slice(0, 32)}"` }]
      }
      uploads.delete(uploadId)
      if (method === 'DELETE') return [204, '']
      const partList = parts.map(
        (part, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>"${sha256(part).slice(0, 32)}"</ETag></Part>`,
      )
      const [, sent] = /^(?:<\?xml[^>]*>\s*)?<CompleteMultipartUpload>(.*)<\/CompleteMultipartUpload>\s*$/s.exec(body.toString()) ?? []
      if (sent !== partList.join('')) return [200, '<Error><Code>InvalidPart</Code></Error>']
      objects.set(key, Buffer.concat(parts))
      return [200, '<CompleteMultipartUploadResult/>']
    }
    if (method === 'PUT') objects.set(key, body)
    if (method === 'DELETE') objects.delete(key)
    const found = objects.get(key)
    if (method === 'GET' || method === 'HEAD')
      return found === undefined
        ? [404, '<Error><Code>NoSuchKey</Code></Error>']
        : [200, found, { 'last-modified': new Date().toUTCString() }]
    return [method === 'DELETE' ? 204 : 200, '']
  }

  const serve = async (request: IncomingMessage): Promise<[number, string | Buffer, Record<string, string>?]> => {
    const body = await buffer(request)
    const url = new URL(request.url ?? '/', 'http://double')
    const [, bucket, ...rest] = url.pathname.split('/')
    const key = rest.map(decodeURIComponent).join('/')
    const method = request.method ?? 'GET'
    const planted = self.fault?.({ method, key, query: url.searchParams })
    if (planted !== undefined) return [planted, '<Error><Code>Planted</Code></Error>']
    if (!isSigned(request, url, body, self.config)) return [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>']
    if (bucket !== self.config.bucket) return [404, '<Error><Code>NoSuchBucket</Code></Error>']
    return answer(method, key, url.searchParams, body)
  }
  const server = createServer((request, response) => {
    serve(request).then(
      ([status, body, headers]) =>
        response.writeHead(status, status === 204 ? {} : { 'content-length': Buffer.byteLength(body), ...headers }).end(body),
      () => response.destroy(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const self: S3Double = {
    config: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket: 'ndloo-photos',
      region: 'af-south-1',
      accessKeyId: 'AKIDTEST',
      secretAccessKey: 'a secret/of+tests',
    },
    objects,
    openUploads: () => uploads.size,
    pageSize: 1000,
    fault: undefined,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return self
}
