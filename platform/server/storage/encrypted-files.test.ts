import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { diskStorage } from './disk-storage.ts'
import { createFileKey, getDecrypted, putEncrypted } from './encrypted-files.ts'
import type { Storage } from './storage.ts'

let folder: string
let storage: Storage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ndloo-encrypted-'))
  storage = diskStorage(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const key = 'voice/0199ab.bin'
const type = 'application/octet-stream'
const plain = Buffer.concat([Buffer.from('OggS'), randomBytes(5000)])
const stored = async () => (await storage.get(key))?.bytes ?? Buffer.alloc(0)

test('a stored file opens with its key, and is unreadable without', async () => {
  const fileKey = createFileKey()
  await putEncrypted(storage, key, fileKey, plain)
  expect(await getDecrypted(storage, key, fileKey)).toEqual(plain)
  const bytes = await stored()
  expect([bytes.includes(plain.subarray(0, 4)), bytes.includes(plain.subarray(100, 132)), bytes.includes(fileKey)]).toEqual([
    false,
    false,
    false,
  ])
})

test('an empty file is a file, and a missing one is undefined', async () => {
  const fileKey = createFileKey()
  await putEncrypted(storage, key, fileKey, Buffer.alloc(0))
  expect(await getDecrypted(storage, key, fileKey)).toEqual(Buffer.alloc(0))
  expect(await getDecrypted(storage, 'voice/other.bin', fileKey)).toBeUndefined()
})

test('the same content is stored differently each time', async () => {
  const fileKey = createFileKey()
  await putEncrypted(storage, key, fileKey, plain)
  const first = await stored()
  await putEncrypted(storage, key, fileKey, plain)
  expect((await stored()).equals(first)).toBe(false)
})

test.each([
  ['the nonce', 0],
  ['the tag', 12],
  ['the content', 28],
  ['the last byte', -1],
])('a flipped bit in %s is an error', async (_, at) => {
  const fileKey = createFileKey()
  await putEncrypted(storage, key, fileKey, plain)
  const bytes = await stored()
  const index = at < 0 ? bytes.length + at : at
  bytes.writeUInt8(bytes.readUInt8(index) ^ 1, index)
  await storage.put(key, bytes, type)
  await expect(getDecrypted(storage, key, fileKey)).rejects.toThrow()
})

test.each([0, 27, 28, 200])('a file cut off after %i bytes is an error', async (length) => {
  const fileKey = createFileKey()
  await putEncrypted(storage, key, fileKey, plain)
  await storage.put(key, (await stored()).subarray(0, length), type)
  await expect(getDecrypted(storage, key, fileKey)).rejects.toThrow()
})

test('another file key, and the same bytes under another storage key, are errors', async () => {
  const fileKey = createFileKey()
  await putEncrypted(storage, key, fileKey, plain)
  await expect(getDecrypted(storage, key, createFileKey())).rejects.toThrow()
  await storage.put('voice/0199ac.bin', await stored(), type)
  await expect(getDecrypted(storage, 'voice/0199ac.bin', fileKey)).rejects.toThrow()
})
