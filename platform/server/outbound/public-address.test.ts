import { describe, expect, it } from 'vitest'
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
