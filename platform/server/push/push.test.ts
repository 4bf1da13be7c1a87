import { createECDH, createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encryptPush, isBrowserKey } from './encrypt.ts'
import { parseVapidKeys, vapidHeader } from './vapid.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

describe('the body of a push', () => {
  it('is the one of the example in RFC 8291', () => {
    const body = encryptPush(
      Buffer.from('When I grow up, I want to be a watermelon'),
      {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
      { privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'), salt: bytes('DGv6ra1nlYgDCS1FRnbzlw') },
    )
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })
})

describe('the signature of a push', () => {
  it('names the push service, expires, and verifies with the public key', () => {
    const pair = createECDH('prime256v1')
    const publicKey = pair.generateKeys('base64url')
    const keys = parseVapidKeys(publicKey, pair.getPrivateKey('base64url'), 'mailto:operator@ndloo.example')
    if (keys === undefined) throw new Error('a good pair was refused')
    const header = vapidHeader(keys, 'https://push.example.org/abc', new Date('2026-03-02T09:00:00Z'))
    const [, head = '', claims = '', signature = '', key = ''] = /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(header) ?? []
    expect(key).toBe(publicKey)
    expect(JSON.parse(bytes(claims).toString())).toEqual({
      aud: 'https://push.example.org',
      exp: Date.parse('2026-03-02T21:00:00Z') / 1000,
      sub: 'mailto:operator@ndloo.example',
    })
    const [x, y] = [bytes(key).subarray(1, 33), bytes(key).subarray(33)].map((part) => part.toString('base64url'))
    const checked = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), { key: checked, dsaEncoding: 'ieee-p1363' }, bytes(signature))).toBe(true)
  })

  it('is refused for keys of different pairs', () => {
    const [one, other] = [generateKeyPairSync('ec', { namedCurve: 'P-256' }), createECDH('prime256v1')]
    expect(
      parseVapidKeys(other.generateKeys('base64url'), String(one.privateKey.export({ format: 'jwk' }).d), 'mailto:a@b.example'),
    ).toBeUndefined()
    expect(parseVapidKeys('nonsense', 'nonsense', 'mailto:a@b.example')).toBeUndefined()
  })
})

describe('the key of a browser', () => {
  const own = createECDH('prime256v1')
  const point = own.generateKeys()

  it('is a point of P-256', () => expect(isBrowserKey(point.toString('base64url'))).toBe(true))

  it.each([
    ['65 bytes off the curve', Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)])],
    ['a point with one bit changed', Buffer.from(point).fill((point[64] ?? 0) ^ 1, 64)],
    ['zeros', Buffer.alloc(65)],
    ['the compressed form', own.getPublicKey(null, 'compressed')],
    ['the point at infinity', Buffer.from([0])],
    ['the hybrid form', own.getPublicKey(null, 'hybrid')],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s', (_, key) => expect(isBrowserKey(key.toString('base64url'))).toBe(false))
})
