import { describe, expect, it } from 'vitest'
import { createServer } from 'node:http'
import type { lookup } from 'node:dns'
import type { AddressInfo } from 'node:net'
import { createOutboundPoster } from './post.ts'
import { createPublicLookup, isPublicAddress, isPublicUrl } from './public-address.ts'

describe('where the service may call', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s may', (url) => expect(isPublicUrl(url)).toBe(true))

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://[::1]/a',
    'https://[::ffff:10.0.0.1]/a',
    'https://[fe80::1]/a',
    'https://[64:ff9b::7f00:1]/a',
    'https://169.254.169.254/latest/meta-data',
    'https://10.1.2.3/a',
    'https://192.168.1.1/a',
    'https://localhost/a',
    'https://localhost./a',
    'https://localhost../a',
    'https://LOCALHOST./a',
    'https://app.localhost./a',
    'https://printer.local./a',
    'https://localhost.localdomain/a',
    'https://127.0.0.1./a',
    'https://0177.0.0.1/a',
    'https://127.1/a',
    'https://[::ffff:7f00:1]/a',
    'https://redis./a',
    'https://1。0。0。127.local/a',
    'https://redis/a',
    'https://printer.local/a',
    'https://metadata.google.internal/a',
    'https://user:pass@fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'not an address',
  ])('%s may not', (url) => expect(isPublicUrl(url)).toBe(false))

  it('distinguishes public from private addresses', () => {
    for (const address of ['8.8.8.8', '142.250.1.1', '2a00:1450:4001::1']) expect(isPublicAddress(address)).toBe(true)
    for (const address of ['100.64.0.1', '172.31.255.255', '0.0.0.0', '255.255.255.255', '::', 'fd00::1', '2002:7f00:1::', 'x'])
      expect(isPublicAddress(address)).toBe(false)
  })
})

describe('a name is looked up while the connection is opened', () => {
  /** Resolves a name to these addresses, the first time to the first list. */
  const resolving = (...answers: string[][]) => {
    let times = 0
    return ((_name: string, _options: object, callback: (error: null, found: { address: string; family: number }[]) => void) => {
      const found = answers[Math.min(times, answers.length - 1)] ?? []
      times += 1
      callback(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    }) as unknown as typeof lookup
  }
  const post = (resolve: typeof lookup, url = 'https://hooks.example.org/a') =>
    createOutboundPoster({ loopback: false, lookup: createPublicLookup(resolve) })({
      url,
      headers: {},
      body: Buffer.from('{}'),
      timeoutMs: 2000,
      answerBytes: 100,
    })

  it.each([
    ['loopback', ['127.0.0.1']],
    ['the cloud metadata', ['169.254.169.254']],
    ['a private network', ['10.0.0.5']],
    ['carrier NAT', ['100.64.1.1']],
    ['this machine, written as zeros', ['0.0.0.0']],
    ['multicast', ['224.0.0.1']],
    ['IPv6 loopback', ['::1']],
    ['IPv4 inside of IPv6', ['::ffff:127.0.0.1']],
    ['IPv4 behind NAT64', ['64:ff9b::a00:1']],
    ['6to4', ['2002:7f00:1::']],
    ['Teredo', ['2001:0:7f00:1::']],
    ['a private IPv6 network', ['fd12::1']],
    ['one private address among public ones', ['8.8.8.8', '10.0.0.1']],
    ['no address', []],
  ])('a name that leads to %s is not called', async (_, addresses) => {
    await expect(post(resolving(addresses))).rejects.toMatchObject({ code: 'EPRIVATE' })
  })

  it('a name that was public a moment ago and is private now is not called', async () => {
    const resolve = resolving(['8.8.8.8'], ['127.0.0.1'])
    createPublicLookup(resolve)('hooks.example.org', {}, (error, address) => expect([error, address]).toEqual([null, '8.8.8.8']))
    await expect(post(resolve)).rejects.toMatchObject({ code: 'EPRIVATE' })
  })

  it.each([
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://hooks.example.org:8443/a',
    'http://hooks.example.org/a',
    'https://a:b@hooks.example.org/',
  ])('%s is refused before any look-up', async (url) => {
    await expect(post(resolving(['8.8.8.8']), url)).rejects.toThrow('not allowed')
  })

  it('a server on this machine is called for demo and tests only', async () => {
    const server = createServer((_request, response) => response.end('x'.repeat(10_000)))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const call = { url, headers: {}, body: Buffer.from(''), timeoutMs: 2000, answerBytes: 10 }
    expect(await createOutboundPoster({ loopback: true })(call)).toEqual({ status: 200, text: 'xxxxxxxxxx' })
    await expect(createOutboundPoster({ loopback: false })(call)).rejects.toThrow('not allowed')
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
})
