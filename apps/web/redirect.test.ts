// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redirectTarget } from './redirect.ts'

const origin = 'https://ndloo.example'
const home = '/dashboard/matches'

describe('where a login leads', () => {
  it('is the path asked for, with its search and hash', () => {
    expect(redirectTarget('/dashboard/messages?uid=42#last', origin)).toBe('/dashboard/messages?uid=42#last')
    expect(redirectTarget('/', origin)).toBe('/')
  })
  it.each([
    undefined,
    '',
    'dashboard',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/dashboard\\..\\x',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/dashboard',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://evil.example/dashboard',
    'javascript:alert(1)',
    'https:/dashboard',
  ])('is the matches for %j', (wanted) => {
    expect(redirectTarget(wanted, origin)).toBe(home)
  })
  it('never leaves this application, whatever is asked', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', '%2f', '%5c', '@', ':', '?', '#', 'evil.example', 'https:', '\t', ' ', 'dashboard')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const target = redirectTarget(pieces.join(''), origin)
        expect(new URL(target, origin).origin).toBe(origin)
        expect(target).toMatch(/^\/(?!\/)/)
      }),
    )
  })
})
