import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createOutboundPoster } from './post.ts'

test.each([
  ['switches protocols', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n', { status: 101, text: '' }],
  ['closes after the status', 'HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n', { status: 204, text: '' }],
])('a receiver that %s has answered', async (_, answer, expected) => {
  const server = createServer((socket) => socket.on('error', () => {}).once('data', () => socket.write(answer)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const post = createOutboundPoster({ loopback: true })
  expect(await post({ url, headers: {}, body: Buffer.from('{}'), timeoutMs: 2000, answerBytes: 100 })).toEqual(expected)
  server.close()
})
