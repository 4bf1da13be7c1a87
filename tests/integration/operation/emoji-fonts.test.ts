import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('ends every font with the emoji fonts of the systems, so that no emoji is monochrome', () => {
  const css = readFileSync('platform/web/tokens.css', 'utf8')
  const fonts = [...css.matchAll(/--font-[a-z]+:([^;]+);/g)].map(([, fallbacks = '']) => fallbacks.replaceAll(/\s+/g, ' ').trim())
  expect(fonts.length).toBeGreaterThan(1)
  for (const fallbacks of fonts) expect(fallbacks).toMatch(/'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji'$/)
})
