import { describe, expect, test } from 'vitest'
import { listMatches } from '../../contract.ts'
import { type SearchPosition, type CursorScope, decryptCursor, encryptCursor } from './cursor.ts'

const scope: CursorScope = { secrets: ['a secret of thirty-two characters'], viewerId: 'amina', filter: { distance: '20' } }
const id = '3f2b8c1e-94a5-4f0a-9d3e-111111111111'
const bookmark: SearchPosition = {
  ring: 2,
  position: 3,
  shown: 10,
  widened: true,
  boosted: null,
  ordinary: { rank: 2 ** 28 + 41_984_007, id },
}
const unknown = expect.objectContaining({ reason: expect.objectContaining({ code: 'matches.cursor_unknown', status: 422 }) })
const opening =
  (cursor: string, changed: Partial<CursorScope> = {}) =>
  () =>
    decryptCursor({ ...scope, ...changed }, cursor)

describe('the cursor', () => {
  test('decodes to its position, and equal positions give equal cursors', () => {
    const cursor = encryptCursor(scope, bookmark)
    expect(decryptCursor(scope, cursor)).toEqual(bookmark)
    expect(encryptCursor(scope, { ...bookmark })).toBe(cursor)
  })

  test('fits the contract and reveals neither rank nor id', () => {
    const cursor = encryptCursor(scope, { ...bookmark, boosted: bookmark.ordinary })
    expect(cursor.length).toBeLessThan(512)
    expect(Buffer.from(cursor, 'base64url').toString('latin1')).not.toMatch(/3f2b8c1e|rank|310419463/)
  })

  const ids = Array.from({ length: 65 }, (_, n) => `3f2b8c1e-94a5-4f0a-9d3e-${String(n).padStart(12, '0')}`)
  const withPriority = (likers: string[], suggested: string[]): SearchPosition => ({
    ...bookmark,
    ring: 0,
    priority: { likers, suggested, likersPassed: 2, suggestedPassed: 0, place: 20, alone: false },
  })

  test('keeps the priority members of the walk, in their order, and fits the contract with all of them', () => {
    const position = withPriority(ids.slice(0, 5), ids.slice(5))
    const cursor = encryptCursor(scope, position)
    expect(decryptCursor(scope, cursor)).toEqual(position)
    expect(listMatches.query?.safeParse({ cursor }).success).toBe(true)
    expect(decryptCursor(scope, encryptCursor(scope, withPriority([], [])))).toEqual(withPriority([], []))
  })

  test('with likers alone, a process of the release before accepts it', () => {
    expect(encryptCursor(scope, { ...withPriority(ids.slice(0, 5), []), boosted: bookmark.ordinary }).length).toBeLessThanOrEqual(512)
  })

  test('one of the release before, without priority members, is still valid', () => {
    expect(decryptCursor(scope, encryptCursor(scope, bookmark)).priority).toBeUndefined()
  })

  test('decodes with the previous secret', () => {
    const cursor = encryptCursor(scope, bookmark)
    const rotated = { ...scope, secrets: ['another secret, of as many letters', ...scope.secrets] }
    expect(decryptCursor(rotated, cursor)).toEqual(bookmark)
    expect(opening(cursor, { secrets: rotated.secrets.slice(0, 1) })).toThrow(unknown)
  })

  test('is rejected for another member or filter, and after any change', () => {
    const cursor = encryptCursor(scope, bookmark)
    expect(opening(cursor, { viewerId: 'brian' })).toThrow(unknown)
    expect(opening(cursor, { filter: { distance: '10' } })).toThrow(unknown)
    const bytes = Buffer.from(cursor, 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const forged = Buffer.from(bytes)
      forged[at] = (forged[at] ?? 0) ^ 1
      expect(opening(forged.toString('base64url'))).toThrow(unknown)
    }
    for (const nonsense of ['', 'x', '!!!', bytes.subarray(0, 16).toString('base64url'), cursor.slice(0, -3)])
      expect(opening(nonsense)).toThrow(unknown)
  })
})
