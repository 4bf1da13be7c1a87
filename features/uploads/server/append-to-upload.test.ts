import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { UploadedFile } from '#platform/server/http/upload.ts'
import { openTestApp } from '#tests/support/app/test-app.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { appendToUpload } from './append-to-upload.ts'
import { beginUpload } from './begin-upload.ts'

test('at most eight parts are in memory at a time, and one that is too large is never read', async () => {
  await using testApp = await openTestApp()
  const amina = await createPerson(testApp, 'amina')
  const { limits } = testApp.platform
  const ctx = testApp.ctx(amina)
  const params = { id: randomUUID() }
  await beginUpload(ctx, { params, body: { bytes: 1000 } }, limits)
  let now = 0
  let most = 0
  const release: (() => void)[] = []
  async function* part(bytes: number): AsyncGenerator<UploadedFile> {
    const read = async () => {
      most = Math.max(most, ++now)
      await new Promise<void>((resolve) => release.push(resolve))
      now -= 1
      return Buffer.alloc(bytes)
    }
    yield await Promise.resolve({ filename: 'part', bytes, read })
  }
  const parts = Array.from({ length: 30 }, () => appendToUpload(ctx, { params, query: { at: 0 }, files: part(1000) }, limits))
  await expect.poll(() => now).toBe(8)
  const all = Promise.all(parts)
  let ended = false
  void all.finally(() => (ended = true))
  await expect
    .poll(() => {
      for (const go of release.splice(0)) go()
      return ended
    })
    .toBe(true)
  expect(await all).toEqual(parts.map(() => ({ data: { received: 1000 } })))
  expect(most).toBe(8)
  const large = appendToUpload(ctx, { params, query: { at: 0 }, files: part(1024 * 1024 + 1) }, limits)
  await expect(large).rejects.toMatchObject({ reason: { code: 'platform.too_large' } })
})
