import type { IncomingMessage } from 'node:http'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { addressGroup } from '../../limits/limits.ts'
import { clientAddress } from './client-address.ts'

const socket = { remoteAddress: '10.0.0.1' } as IncomingMessage['socket']
const cases: [name: string, proxies: number, forwarded: string | undefined, expected: string][] = [
  ['without a proxy nothing that a caller writes is believed', 0, '198.51.100.7', '10.0.0.1'],
  ['one proxy says who called it', 1, '198.51.100.7', '198.51.100.7'],
  ['what the caller wrote before it is not believed', 1, '203.0.113.66, 198.51.100.7', '198.51.100.7'],
  ['two proxies', 2, '203.0.113.66, 198.51.100.7, 10.0.0.9', '198.51.100.7'],
  ['a proxy that adds nothing is who calls', 1, undefined, '10.0.0.1'],
]
test.each(cases)('%s', async (_, proxies, forwarded, expected) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  expect(clientAddress({ socket, headers }, proxies)).toBe(expected)
  // Sockets and calls agree.
  const app = fastify({ trustProxy: (_address, hop) => hop < proxies })
  app.get('/', (request) => request.ip)
  expect((await app.inject({ url: '/', headers, remoteAddress: '10.0.0.1' })).payload).toBe(expected)
  await app.close()
})

test('a peer that has gone has the empty address, on sockets too', () => {
  const gone = {} as IncomingMessage['socket']
  expect(clientAddress({ socket: gone, headers: {} }, 0)).toBe('')
  expect(addressGroup('')).toBe('')
  expect(clientAddress({ socket: gone, headers: { 'x-forwarded-for': ' , ,' } }, 2)).toBe('')
})
