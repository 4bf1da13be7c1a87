import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { Context } from '#platform/server/context.ts'
import { lookUpCountry } from './look-up-country.ts'

const inCameroon = '154.72.160.1'
const warn = vi.fn()
const visitor = (address: string) => ({ actor: { kind: 'visitor', address }, log: { warn } }) as unknown as Context
const closing: (() => void)[] = []
afterEach(() => {
  warn.mockReset()
  for (const close of closing.splice(0)) close()
})

/** Starts a lookup service; `asked` collects the requested paths. */
const serve = async (answer: (response: ServerResponse) => void) => {
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.url)
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/{address}`, asked }
}

test.each(['1;GB;GBR;United Kingdom', '1GB;GBR;United Kingdom'])('the configured service is queried and %s is accepted', async (text) => {
  const { url, asked } = await serve((response) => response.end(text))
  expect(await lookUpCountry(visitor('2001:db8::1'), url)).toBe('1GB;GBR;United Kingdom')
  expect(asked).toEqual(['/2001%3Adb8%3A%3A1'])
})

test.each<[string, (response: ServerResponse) => void]>([
  ['does not know', (response) => response.end('0;;;WRONG INPUT')],
  ['fails', (response) => response.writeHead(500).end('1;GB;GBR;United Kingdom')],
  ['sends one elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['says what is no country', (response) => response.end('1;ZZ;ZZZ;<script>')],
  ['hangs up', (response) => response.destroy()],
  ['stays silent', () => {}],
])('the bundled table answers within 4 s if the service %s', async (_, answer) => {
  const { url, asked } = await serve(answer)
  const began = Date.now()
  expect(await lookUpCountry(visitor(inCameroon), url)).toBe('1CM;CMR;Cameroon')
  expect(Date.now() - began).toBeLessThan(4000)
  expect(asked).toEqual([`/${inCameroon}`])
  // The IP address stays out of the log.
  expect(JSON.stringify(warn.mock.calls)).not.toContain(inCameroon)
})

test('without a service only the bundled table is used', async () => {
  expect(await lookUpCountry(visitor(inCameroon), undefined)).toBe('1CM;CMR;Cameroon')
  expect(await lookUpCountry(visitor('10.1.2.3'), undefined)).toBe('0')
})
