import { describe, expect, it } from 'vitest'
import { maxSignedDays, signedUrlExpiry, signPath, readSignedExpiry } from './signed-url.ts'

const day = 24 * 60 * 60 * 1000
const now = new Date('2026-03-10T15:42:07Z')
const path = '/api/photos/0199/480.webp'
const secret = 'a'.repeat(32)
const older = 'b'.repeat(32)

const parts = (url: string) => {
  const parsed = new URL(url, 'http://ndloo.test')
  return { path: parsed.pathname, query: Object.fromEntries(parsed.searchParams) }
}
const check = (url: string, at: Date, secrets: readonly string[]) => readSignedExpiry(parts(url).path, parts(url).query, at, secrets)

describe('signed URLs', () => {
  it('are valid until their expiry, which is returned', () => {
    const ends = signedUrlExpiry(path, now)
    const url = signPath(path, ends, secret)
    expect(check(url, now, [secret])).toEqual(ends)
    expect(check(url, new Date(ends.getTime() - 1), [secret])).toEqual(ends)
    expect(check(url, ends, [secret])).toBeUndefined()
  })

  it('expire at midnight, 7 to 14 days ahead, for every path and day', () => {
    for (let n = 0; n < 400; n++) {
      const at = new Date(now.getTime() + n * 0.37 * day)
      const left = signedUrlExpiry(`/p/${n}`, at).getTime() - at.getTime()
      expect(left).toBeGreaterThan(7 * day)
      expect(left).toBeLessThanOrEqual(maxSignedDays * day)
      expect(signedUrlExpiry(`/p/${n}`, at).getTime() % day).toBe(0)
    }
  })

  it('are stable for a week and change on different days for different paths', () => {
    const urls = Array.from({ length: 14 }, (_, n) => signPath(path, signedUrlExpiry(path, new Date(now.getTime() + n * day)), secret))
    expect(new Set(urls).size).toBeLessThanOrEqual(3)
    const ends = Array.from({ length: 70 }, (_, n) => signedUrlExpiry(`/p/${n}`, now).getTime())
    expect(new Set(ends).size).toBe(7)
  })

  it('stay valid with the previous secret, but not with older ones', () => {
    const url = signPath(path, signedUrlExpiry(path, now), older)
    expect(check(url, now, [secret, older])).toBeDefined()
    expect(check(url, now, [secret])).toBeUndefined()
  })

  it('are invalid with another path, expiry or signature', () => {
    const url = signPath(path, signedUrlExpiry(path, now), secret)
    const { query } = parts(url)
    expect(readSignedExpiry('/api/photos/0199/1080.webp', query, now, [secret])).toBeUndefined()
    expect(readSignedExpiry(path, { ...query, e: String(Number(query.e) + 1) }, now, [secret])).toBeUndefined()
    for (let at = 0; at < (query.s ?? '').length; at++) {
      const changed = [...(query.s ?? '')].with(at, query.s?.[at] === 'A' ? 'B' : 'A').join('')
      expect(readSignedExpiry(path, { ...query, s: changed }, now, [secret])).toBeUndefined()
    }
  })

  it('are invalid with malformed parameters', () => {
    const { query } = parts(signPath(path, signedUrlExpiry(path, now), secret))
    const refused = [{}, { e: query.e }, { s: query.s }, { ...query, s: '' }, { ...query, s: `${query.s}=` }, { ...query, s: [query.s] }]
    const ends = ['', '0', '-1', '1e9', ' 20600', `${query.e}.0`, `0${query.e}`, '99999999999', 'NaN'].map((e) => ({ ...query, e }))
    for (const bad of [...refused, ...ends]) expect(readSignedExpiry(path, bad, now, [secret]), JSON.stringify(bad)).toBeUndefined()
    expect(readSignedExpiry(path, query, now, [])).toBeUndefined()
  })
})
