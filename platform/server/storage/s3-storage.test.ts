// @slow
import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openS3Double, type S3Double } from '#tests/support/doubles/s3-double.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

let double: S3Double
let storage: Storage
beforeEach(async () => {
  double = await openS3Double()
  storage = s3Storage(double.config)
})
afterEach(() => double[Symbol.asyncDispose]())

const webp = 'image/webp'
const key = '0199ab/480.webp'
const all = async (keys: AsyncIterable<string>): Promise<string[]> => {
  const found: string[] = []
  for await (const one of keys) found.push(one)
  return found.toSorted((a, b) => (a < b ? -1 : 1))
}
async function* chunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield await Promise.resolve(bytes.subarray(start, start + size))
}

test('stored bytes can be read whole or as a stream, and a missing key is undefined', async () => {
  const bytes = randomBytes(70_000)
  await storage.put(key, bytes, webp)
  expect(await storage.get(key)).toEqual({ bytes, contentType: webp })
  const opened = await storage.open(key)
  expect(opened).toMatchObject({ size: bytes.length, contentType: webp })
  if (opened === undefined) throw new Error('nothing was opened')
  expect(await buffer(opened.stream)).toEqual(bytes)
  expect(await storage.get('0199ab/160.webp')).toBeUndefined()
  expect(await storage.open('0199ab/160.webp')).toBeUndefined()
})

test('a large object is uploaded in parts, a small one in one request', async () => {
  const large = randomBytes(17 * 1024 * 1024)
  await storage.put('exports/a/ndloo.zip', chunks(large, 3_000_000), 'application/zip')
  expect(double.objects.get('exports/a/ndloo.zip')?.equals(large)).toBe(true)
  await storage.put('exports/b/ndloo.zip', chunks(Buffer.from('small'), 2), 'application/zip')
  await storage.put('exports/c/ndloo.zip', chunks(Buffer.alloc(0), 2), 'application/zip')
  expect(double.objects.get('exports/b/ndloo.zip')?.toString()).toBe('small')
  expect(double.objects.get('exports/c/ndloo.zip')?.length).toBe(0)
  expect(double.openUploads()).toBe(0)
})

test('a failed part leaves neither an object nor an open upload', async () => {
  double.fault = ({ query }) => (query.get('partNumber') === '2' ? 507 : undefined)
  const put = storage.put('exports/a/ndloo.zip', chunks(randomBytes(17 * 1024 * 1024), 4_000_000), 'application/zip')
  await expect(put).rejects.toMatchObject({ statusCode: 503 })
  expect(double.objects.size).toBe(0)
  expect(double.openUploads()).toBe(0)
})

test('keys are listed across pages and below a prefix', async () => {
  double.pageSize = 2
  const keys = ['a1/160.webp', 'a1/480.webp', 'a1/1080.webp', 'a11/160.webp', 'b2/160.webp']
  for (const one of keys) await storage.put(one, Buffer.from(one), webp)
  expect(await all(storage.keys())).toEqual(keys.toSorted((a, b) => (a < b ? -1 : 1)))
  await storage.deletePrefix('a1')
  expect(await all(storage.keys())).toEqual(['a11/160.webp', 'b2/160.webp'])
  await storage.delete('b2/160.webp')
  await storage.delete('b2/160.webp')
  expect(await all(storage.keys('b2'))).toEqual([])
})

test.each([
  ['another secret', { secretAccessKey: 'guessed' }],
  ['another region', { region: 'us-east-1' }],
  ['another account', { accessKeyId: 'AKIDOTHER' }],
  ['a missing bucket', { bucket: 'elsewhere' }],
])('%s is a 503 error, not an empty result', async (_, changed) => {
  const other = s3Storage({ ...double.config, ...changed })
  await expect(other.get(key)).rejects.toMatchObject({ statusCode: 503 })
  await expect(other.put(key, Buffer.from('x'), webp)).rejects.toMatchObject({ statusCode: 503 })
  expect(double.objects.size).toBe(0)
})

test('a single failure is retried, an unreachable service is an error', async () => {
  let failures = 1
  double.fault = () => (failures-- > 0 ? 503 : undefined)
  await storage.put(key, Buffer.from('x'), webp)
  expect(double.objects.size).toBe(1)
  await double[Symbol.asyncDispose]()
  await expect(storage.get(key)).rejects.toMatchObject({ name: 'StorageUnavailableError', statusCode: 503 })
  double = await openS3Double()
})

test.each(['', '../etc/passwd', 'A/b.webp', 'a/.b.webp', 'a//b.webp'])('%j is not a valid key', async (bad) => {
  await expect(storage.get(bad)).rejects.toThrow(TypeError)
  await expect(storage.put(bad, Buffer.from('x'), webp)).rejects.toThrow(TypeError)
  await expect(storage.deletePrefix(bad)).rejects.toThrow(TypeError)
})
