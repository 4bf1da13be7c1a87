import type { IncomingMessage } from 'node:http'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { addressLimitKey } from '../../limits/limits.ts'
import { clientAddress } from './client-address.ts'

const socket = { remoteAddress: '10.0.0.1' } as IncomingMessage['socket']
const cases: [name: string, proxies: number, forwarded: string | undefined, expected: string][] = [
  ['without a proxy the header is ignored', 0, '198.51.100.7', '10.0.0.1'],
  ['one proxy names the client', 1, '198.51.100.7', '198.51.100.7'],
  ['entries before those of the proxy are ignored', 1, '203.0.113.66, 198.51.100.7', '198.51.100.7'],
  ['two proxies', 2, '203.0.113.66, 198.51.100.7, 10.0.0.9', '198.51.100.7'],
  ['without a header the peer is the client', 1, undefined, '10.0.0.1'],
]
test.each(cases)('%s', async (_, proxies, forwarded, expected) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  expect(clientAddress({ socket, headers }, proxies)).toBe(expected)
  // HTTP requests use the same rule.
  const app = fastify({ trustProxy: (_address, hop) => hop < proxies })
  app.get('/', (request) => request.ip)
  expect((await app.inject({ url: '/', headers, remoteAddress: '10.0.0.1' })).payload).toBe(expected)
  await app.close()
})

test('a disconnected peer has an empty address', () => {
  const gone = {} as IncomingMessage['socket']
  expect(clientAddress({ socket: gone, headers: {} }, 0)).toBe('')
  expect(addressLimitKey('')).toBe('')
  expect(clientAddress({ socket: gone, headers: { 'x-forwarded-for': ' , ,' } }, 2)).toBe('')
})
