import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { diskStorage } from './disk-storage.ts'
import type { Storage } from './storage.ts'

let outside: string
let root: string
let storage: Storage
beforeEach(async () => {
  outside = await mkdtemp(join(tmpdir(), 'storage-'))
  root = join(outside, 'files')
  storage = diskStorage(root)
})
afterEach(() => rm(outside, { recursive: true, force: true }))

const webp = 'image/webp'
const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())

describe('disk storage', () => {
  it('returns stored bytes, and the last of two writes', async () => {
    await storage.put('photos/a/480.webp', Buffer.from('one'), webp)
    expect(await storage.get('photos/a/480.webp')).toEqual({ bytes: Buffer.from('one'), contentType: webp })
    await storage.put('photos/a/480.webp', Buffer.from('two'), webp)
    expect((await storage.get('photos/a/480.webp'))?.bytes.toString()).toBe('two')
    expect((await filesIn(root)).map((entry) => entry.name)).toEqual(['480.webp'])
  })

  it('creates files readable by this user only', async () => {
    await storage.put('photos/a/480.webp', Buffer.from('one'), webp)
    expect((await stat(join(root, 'photos/a/480.webp'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(root, 'photos'))).mode & 0o777).toBe(0o700)
  })

  it('returns undefined for a missing key', async () => {
    await storage.put('photos/a/480.webp', Buffer.from('one'), webp)
    expect(await storage.get('photos/b/480.webp')).toBeUndefined()
    expect(await storage.get('photos/a/480.webp/x.webp')).toBeUndefined()
    for (const key of ['photos', 'webp', 'a.constructor']) expect(await storage.get(key)).toBeUndefined()
    await storage.put('b.webp/480.webp', Buffer.from('one'), webp)
    expect(await storage.get('b.webp')).toBeUndefined()
  })

  it('stores and streams chunks, and leaves nothing of a broken write', async () => {
    async function* chunks(broken: boolean) {
      yield await Promise.resolve(Buffer.from('one '))
      if (broken) throw new Error('broken off')
      yield Buffer.from('two')
    }
    await storage.put('exports/a/ndloo.zip', chunks(false), 'application/zip')
    const opened = await storage.open('exports/a/ndloo.zip')
    expect([opened?.size, opened?.contentType]).toEqual([7, 'application/zip'])
    expect(await text(opened?.stream ?? Readable.from([]))).toBe('one two')
    await expect(storage.put('exports/b/ndloo.zip', chunks(true), 'application/zip')).rejects.toThrow('broken off')
    expect(await storage.open('exports/b/ndloo.zip')).toBeUndefined()
    expect(await readdir(join(root, 'exports/b'))).toEqual([])
  })

  it('deletes one key, and the folder with the last key', async () => {
    await storage.put('photos/a/480.webp', Buffer.from('one'), webp)
    await storage.put('photos/a/160.webp', Buffer.from('two'), webp)
    await storage.delete('photos/a/480.webp')
    expect(await storage.get('photos/a/480.webp')).toBeUndefined()
    expect(await storage.get('photos/a/160.webp')).toBeDefined()
    await storage.delete('photos/a/160.webp')
    await storage.delete('photos/a/160.webp')
    expect(await readdir(join(root, 'photos'))).toEqual([])
  })

  it('deletes only keys below a prefix', async () => {
    await storage.put('photos/a/480.webp', Buffer.from('one'), webp)
    await storage.put('photos/a/deep/480.webp', Buffer.from('one'), webp)
    await storage.put('photos/ab/480.webp', Buffer.from('two'), webp)
    await storage.deletePrefix('photos/a')
    await storage.deletePrefix('photos/a')
    expect((await filesIn(root)).map((entry) => join(entry.parentPath, entry.name))).toEqual([join(root, 'photos/ab/480.webp')])
  })

  it('refuses keys that could leave the folder', async () => {
    await writeFile(join(outside, 'secret.json'), '{}')
    const bad = [
      '../secret.json',
      'a/../../secret.json',
      '/etc/x.json',
      'a//b.json',
      './a.json',
      'a/.b.json',
      '',
      'a/',
      '..',
      'A.json',
      'a\\b.json',
      'a\0.json',
      'a%2fb.json',
      `${'a'.repeat(200)}.json`,
    ]
    for (const key of bad) {
      await expect(storage.get(key), key).rejects.toThrow(TypeError)
      await expect(storage.put(key, Buffer.from('x'), 'application/json'), key).rejects.toThrow(TypeError)
      await expect(storage.delete(key), key).rejects.toThrow(TypeError)
      await expect(storage.deletePrefix(key), key).rejects.toThrow(TypeError)
    }
    expect(await readFile(join(outside, 'secret.json'), 'utf8')).toBe('{}')
    expect(await readdir(outside)).toEqual(['secret.json'])
  })

  it('refuses a content type that does not match the extension, and executable types', async () => {
    await expect(storage.put('a.webp', Buffer.from('x'), 'text/html')).rejects.toThrow(TypeError)
    await expect(storage.put('a.html', Buffer.from('x'), 'text/html')).rejects.toThrow(TypeError)
    await expect(storage.put('a.svg', Buffer.from('x'), 'image/svg+xml')).rejects.toThrow(TypeError)
  })

  it('concurrent writes are atomic and leave no temporary files', async () => {
    const versions = Array.from({ length: 8 }, (_, n) => Buffer.alloc(200_000, n))
    await storage.put('a/x.webp', Buffer.alloc(200_000, 9), webp)
    const writes = versions.map((bytes) => storage.put('a/x.webp', bytes, webp))
    const reads = Array.from({ length: 24 }, () => storage.get('a/x.webp'))
    await Promise.all(writes)
    for (const read of await Promise.all(reads)) {
      expect(read?.bytes.length).toBe(200_000)
      expect(read?.bytes.equals(Buffer.alloc(200_000, read.bytes[0]))).toBe(true)
    }
    expect(await readdir(join(root, 'a'))).toEqual(['x.webp'])
  })

  it('a write succeeds while the last other file of its folder is deleted', async () => {
    for (let n = 0; n < 40; n++) {
      await storage.put('a/x.webp', Buffer.from('x'), webp)
      await Promise.all([storage.delete('a/x.webp'), storage.put('a/y.webp', Buffer.from('y'), webp)])
      expect((await storage.get('a/y.webp'))?.bytes.toString()).toBe('y')
      await storage.delete('a/y.webp')
    }
  })

  it('leaves no temporary file when a write fails', async () => {
    await storage.put('a/x.webp/y.webp', Buffer.from('x'), webp)
    await expect(storage.put('a/x.webp', Buffer.from('x'), webp)).rejects.toThrow()
    expect(await readdir(join(root, 'a'))).toEqual(['x.webp'])
  })
})
