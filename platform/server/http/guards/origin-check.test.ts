import { expect, test } from 'vitest'
import { createHostCheck, createOriginCheck } from './origin-check.ts'

const demo = { demo: true, apiUrl: undefined }
const real = { demo: false, apiUrl: 'https://api.ndloo.example' }
const publicUrl = 'https://ndloo.example'

test('a socket opens from the configured origins; equal Host and Origin headers are not enough', () => {
  const isOwn = createOriginCheck(real, publicUrl)
  expect(isOwn({ origin: publicUrl, host: 'ndloo.example' })).toBe(true)
  expect(isOwn({ origin: publicUrl, host: 'api.ndloo.example' })).toBe(true)
  expect(isOwn({ origin: 'https://api.ndloo.example', host: 'api.ndloo.example' })).toBe(true)
  expect(isOwn({ host: 'ndloo.example' }), 'no browser').toBe(true)
  for (const origin of [
    'https://evil.example',
    'https://ndloo.example.evil.example',
    'https://evilndloo.example',
    'http://ndloo.example',
    'https://ndloo.example:8443',
    'null',
    '',
    'https://ndloo.example/',
    'http://localhost:3000',
    'http://192.168.1.7',
  ])
    for (const host of ['ndloo.example', URL.canParse(origin) ? new URL(origin).host : origin])
      expect(isOwn({ origin, host }), `${origin} at ${host}`).toBe(false)
})

test('a demo also accepts names of its machine and local network, but no foreign name', () => {
  const isOwn = createOriginCheck(demo, 'http://localhost:3000')
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://localhost:5173'])
    expect(isOwn({ origin, host: '127.0.0.1:3000' }), origin).toBe(true)
  expect(isOwn({ origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' })).toBe(true)
  expect(isOwn({ host: 'localhost:3000' })).toBe(true)
  for (const [origin, host] of [
    ['http://evil.example', 'evil.example'],
    ['http://evil.example:3000', 'localhost:3000'],
    ['http://192.168.1.1', '192.168.1.7:3000'],
    ['http://203.0.113.9:3000', '203.0.113.9:3000'],
    ['http://localhost.evil.example', 'localhost:3000'],
    ['http://127.0.0.1.evil.example', 'localhost:3000'],
    ['file://', 'localhost:3000'],
    ['null', 'localhost:3000'],
    [undefined, 'evil.example'],
    [undefined, undefined],
  ])
    expect(isOwn({ origin, host }), `${origin} at ${host}`).toBe(false)
})

test('only a demo checks the Host header', () => {
  const isOwnHost = createHostCheck(demo, publicUrl)
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', '10.0.0.4:3000', 'ndloo.example', 'NDLOO.example:443'])
    expect(isOwnHost(host), host).toBe(true)
  for (const host of ['evil.example', 'evil.example:3000', '203.0.113.9', 'localhost@evil.example', '', undefined, 'a b'])
    expect(isOwnHost(host), host).toBe(false)
  expect(createHostCheck(real, publicUrl)('evil.example')).toBe(true)
})
