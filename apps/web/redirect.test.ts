// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileRedirects } from '#tests/support/shared/hostile-redirects.ts'
import { redirectTarget } from './redirect.ts'

const origin = 'https://ndloo.example'
const home = '/dashboard/matches'

describe('the target of a login', () => {
  it('is the requested path with search and hash', () => {
    expect(redirectTarget('/dashboard/messages?uid=42#last', origin)).toBe('/dashboard/messages?uid=42#last')
    expect(redirectTarget('/', origin)).toBe('/')
  })
  it.each([undefined, '', 'dashboard', 'https:/dashboard', '/\u007f/evil.example', ...hostileRedirects])(
    'is the matches for %j',
    (wanted) => {
      expect(redirectTarget(wanted, origin)).toBe(home)
    },
  )
  it('never leaves this application', () => {
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
