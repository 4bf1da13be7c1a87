// @slow
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { endpoint } from '#platform/shared/endpoint.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { openTestPlatform } from '#tests/support/app/test-platform.ts'
import { registerRoute } from '../route.ts'

const note = endpoint({ method: 'POST', path: '/note', access: 'open', summary: 'Takes words', body: z.object({ words: z.string() }) })
const files = endpoint({ method: 'POST', path: '/files', access: 'open', summary: 'Takes files', upload: 'files[]' })
const long = endpoint({
  method: 'GET',
  path: '/long',
  access: 'open',
  summary: 'Answers more than a connection holds by itself',
  text: true,
  response: z.string(),
})

let database: TestDatabase
let app: FastifyInstance
let port: number
/** Server-side sockets by the port of the client. */
const accepted = new Map<number | undefined, Socket>()
beforeAll(async () => {
  database = await openTestDatabase()
  const opened = await openTestPlatform(database.db, {}, (routes) => {
    registerRoute(routes, note, () => Promise.resolve())
    registerRoute(routes, long, () => Promise.resolve('x'.repeat(30e6)))
    registerRoute(routes, files, async (_ctx, given) => {
      for await (const file of given.files) expect((await file.read()).length).toBeGreaterThan(0)
    })
  })
  app = opened.app
  app.server.on('connection', (socket) => accepted.set(socket.remotePort, socket))
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await database[Symbol.asyncDispose]()
})

const part = '--b\r\nContent-Disposition: form-data; name="files[]"; filename="a.jpg"\r\n\r\n'
const words = 'POST /api/note HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
const form = 'POST /api/files HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n'

interface Manner {
  /** Bytes sent each second after the start. */
  everySecond?: number
  reads?: boolean
}
/** Seconds until the server closes a connection that sends `start`. */
const closedAfter = (start: string, { everySecond = 0, reads = true }: Manner = {}): Promise<number> =>
  new Promise((resolve) => {
    const began = Date.now()
    const socket = connect(port, '127.0.0.1', () => socket.write(start))
    const trickle = setInterval(() => everySecond > 0 && socket.write('x'.repeat(everySecond)), 1000)
    const done = () => {
      clearInterval(trickle)
      socket.destroy()
      resolve((Date.now() - began) / 1000)
    }
    socket.on('error', () => {})
    if (reads) socket.on('close', done).resume()
    // The client may still have buffered data, so watch the server-side socket.
    else {
      socket.pause()
      const look = setInterval(() => {
        if (accepted.get(socket.localPort)?.destroyed !== true) return
        clearInterval(look)
        done()
      }, 50)
    }
  })

/** Uploads at 12 KB/s for longer than an ordinary body may take. */
const slowUpload = (): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api/files`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(Buffer.from(part))
        for (let second = 0; second < 11; second++) {
          controller.enqueue(Buffer.alloc(12 * 1024))
          await setTimeout(1000)
        }
        controller.enqueue(Buffer.from('\r\n--b--\r\n'))
        controller.close()
      },
    }),
    duplex: 'half',
  })

test('slow headers, bodies, uploads and readers are disconnected within 15 s; a steady upload is not', { timeout: 30_000 }, async () => {
  const upload = slowUpload()
  const seconds = await Promise.all([
    closedAfter(words),
    closedAfter(words, { everySecond: 1 }),
    closedAfter(`${words}Content-Length: 1000\r\n\r\n{`),
    closedAfter(`${words}Content-Length: 60000\r\n\r\n{"words":"`, { everySecond: 100 }),
    closedAfter(`${form}Content-Length: ${part.length + 1_000_000}\r\n\r\n${part}`),
    closedAfter(`${form}Content-Length: ${part.length + 1_000_000}\r\n\r\n${part}`, { everySecond: 4 * 1024 }),
    closedAfter(`${form}Transfer-Encoding: chunked\r\n\r\n${part.length.toString(16)}\r\n${part}\r\n`),
    closedAfter('GET /api/long HTTP/1.1\r\nHost: x\r\n\r\n', { reads: false }),
  ])
  expect((await upload).status).toBe(204)
  expect(Math.max(...seconds), String(seconds)).toBeLessThan(15)
  expect(Math.min(...seconds), String(seconds)).toBeGreaterThan(2)
})
