// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endRetryPauses } from '#platform/web/client/retry/retry-pause.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { appendToUpload, beginUpload, uploadPartBytes } from '../contract.ts'
import { uploadInParts } from './upload-in-parts.ts'

const id = '50000000-0000-4000-8000-000000000001'
const bytes = 2 * uploadPartBytes + 10
const blob = new Blob([new Uint8Array(bytes)])
let server: ReturnType<typeof fakeServer>
/** How many bytes the fake server has received. */
let received: number

beforeEach(() => {
  received = 0
  server = fakeServer()
  server.on(beginUpload, () => json({ data: { received } }))
  server.on(appendToUpload, ({ query }) => {
    received = Math.max(received, Math.min(bytes, Number(query['at']) + uploadPartBytes))
    return json({ data: { received } })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})
/** Ends the pause that follows a lost attempt. */
const goOn = () => void setTimeout(endRetryPauses)

const starts = () => server.seen.flatMap(({ endpoint, query }) => (endpoint === appendToUpload ? [Number(query['at'])] : []))
const begun = () => server.seen.filter(({ endpoint }) => endpoint === beginUpload).length

it('sends all parts and says how much has arrived', async () => {
  const progress: number[] = []
  await uploadInParts(id, blob, { onProgress: (sent) => progress.push(sent) })
  expect(starts()).toEqual([0, uploadPartBytes, 2 * uploadPartBytes])
  expect(progress).toEqual([0, uploadPartBytes, 2 * uploadPartBytes, bytes])
  expect(server.seen[0]?.body).toEqual({ bytes })
})

it('goes on from what the server has', async () => {
  received = uploadPartBytes
  await uploadInParts(id, blob)
  expect(starts()).toEqual([uploadPartBytes, 2 * uploadPartBytes])
})

it('asks again how much has arrived after a lost connection, and goes on from there', async () => {
  let isLost = true
  server.on(appendToUpload, ({ query }) => {
    // The part arrives, its answer does not.
    received = Math.min(bytes, Number(query['at']) + uploadPartBytes)
    if (!isLost) return json({ data: { received } })
    isLost = false
    return Promise.reject(new TypeError('offline'))
  })
  const lost = vi.fn<() => void>(goOn)
  await uploadInParts(id, blob, { onLost: lost })
  expect(lost).toHaveBeenCalledOnce()
  expect(begun()).toBe(2)
  expect(starts()).toEqual([0, uploadPartBytes, 2 * uploadPartBytes])
})

it('goes on after a part that did not arrive in time on a slow line', async () => {
  let isSlow = true
  server.on(appendToUpload, ({ query }) => {
    if (isSlow) {
      isSlow = false
      return json({ error: 'Request Timeout', message: 'Client Timeout', statusCode: 408 }, 408)
    }
    received = Math.min(bytes, Number(query['at']) + uploadPartBytes)
    return json({ data: { received } })
  })
  await uploadInParts(id, blob, { onLost: goOn })
  expect(begun()).toBe(2)
  expect(received).toBe(bytes)
})

it('begins again when the server has forgotten the upload, but not for ever', async () => {
  server.on(appendToUpload, () => json({ message: 'gone', code: 'platform.not_found' }, 404))
  await expect(uploadInParts(id, blob, { onLost: goOn })).rejects.toMatchObject({ status: 404 })
  expect(begun()).toBe(6)
})

it('stops on a refusal', async () => {
  server.on(beginUpload, () => json({ message: 'too many', code: 'uploads.too_many' }, 429))
  await expect(uploadInParts(id, blob)).rejects.toMatchObject({ status: 429 })
  expect(begun()).toBe(1)
})

it('stops when the signal says so, also during a pause', async () => {
  server.on(beginUpload, () => Promise.reject(new TypeError('offline')))
  const stop = new AbortController()
  const onLost = () => void setTimeout(() => stop.abort())
  await expect(uploadInParts(id, blob, { signal: stop.signal, onLost })).rejects.toMatchObject({ name: 'AbortError' })
  expect(begun()).toBe(1)
})
