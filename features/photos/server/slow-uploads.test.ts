import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { jpegWithGps, uploadFiles } from '#tests/support/people/photos.ts'
import { openServedTestApp, type ServedTestApp } from '#tests/support/app/served-app.ts'

let testApp: ServedTestApp
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openServedTestApp()
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
})
afterAll(() => testApp[Symbol.asyncDispose]())

const part = '--b\r\nContent-Disposition: form-data; name="images[]"; filename="a.jpg"\r\n\r\n'
const begun: Socket[] = []
const heard = new Map<Socket, string>()

/** Starts an upload that never continues. */
const begin = ({ token }: Person): Promise<Socket> =>
  new Promise((resolve) => {
    const head =
      'POST /api/profile/images/upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
      `Authorization: Bearer ${token}\r\nContent-Length: 9000000\r\n\r\n${part}`
    const socket = connect(testApp.port, '127.0.0.1', () => socket.write(head, () => resolve(socket)))
    socket.on('error', () => {})
    socket.on('data', (bytes) => heard.set(socket, (heard.get(socket) ?? '') + bytes.toString()))
    begun.push(socket)
  })
const received = () => readdir(join(testApp.platform.config.dataDir, 'receiving')).catch(() => [])

it('slow uploads do not delay other members', async () => {
  const others = await Promise.all(['chantal', 'diego', 'esi'].map((name) => createPerson(testApp, name as 'esi')))
  for (const person of [amina, amina, amina, amina, ...others, ...others]) await begin(person)
  const answer = await uploadFiles(testApp, brian, [await jpegWithGps()])
  expect(answer.statusCode).toBe(200)
  expect(begun.filter((socket) => socket.destroyed || heard.has(socket))).toEqual([])
  expect(await received()).toEqual([])
})

it('a member may have one active and three queued uploads, and another once they end', async () => {
  const refused = await uploadFiles(testApp, amina, [await jpegWithGps()])
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5'])
  const before = begun.splice(0)
  for (const socket of before) socket.destroy()
  await expect.poll(async () => (await uploadFiles(testApp, amina, [await jpegWithGps()])).statusCode, { timeout: 10_000 }).toBe(200)
  expect(await received()).toEqual([])
})
