import { describe, expect, it } from 'vitest'
import { brandFileName, isBrandName } from './brand-name.ts'
import { contrastBetween, minContrast } from './colour.ts'
import { type BrandColours, defaultColours } from './colours.ts'
import { deriveColourTokens } from './derive-tokens.ts'
import { brandStyleSheet } from './style.ts'
import { findLowContrastPairs } from './weak-pairs.ts'

const withLight = (part: Partial<BrandColours['light']>): BrandColours => ({
  ...defaultColours,
  light: { ...defaultColours.light, ...part },
})

describe('the contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#c81e56', '#fff9f4', 5.3],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastBetween(one, other)).toBeCloseTo(ratio, 1)
    expect(contrastBetween(other, one)).toBe(contrastBetween(one, other))
  })
  it('of the design is enough in every pair', () => {
    expect(findLowContrastPairs(defaultColours)).toEqual([])
  })
  it('that is too low is found with field and pair, just below 4.5 and not at it', () => {
    expect(findLowContrastPairs(withLight({ on_primary: '#f2a33a' }))).toMatchObject([
      { theme: 'light', field: 'on_primary', text: 'on_primary', ground: 'primary' },
    ])
    const onWhite = (primary: string) =>
      findLowContrastPairs(withLight({ ground: '#ffffff', primary })).filter(
        ({ text, ground }) => text === 'primary' && ground === 'ground',
      )
    expect(onWhite('#777777')).toMatchObject([{ ratio: 4.4 }])
    expect(onWhite('#767676')).toEqual([])
  })
  it('of a ground on which warnings cannot be read is refused', () => {
    expect(
      findLowContrastPairs(withLight({ ground: '#1b0f16', ink: '#ffffff', primary: '#f9628f', on_primary: '#000000' })),
    ).toContainEqual(expect.objectContaining({ field: 'ground', text: 'danger', ground: 'ground' }))
  })
})

describe('the tokens', () => {
  it('are those of the design where nothing they follow from was chosen', () => {
    expect(deriveColourTokens('light', defaultColours.light)).toEqual({})
    expect(Object.keys(deriveColourTokens('light', { ...defaultColours.light, accent: '#3f7cac' })).toSorted()).toEqual([
      'marigold',
      'marigold-ink',
      'marigold-tint',
      'on-marigold',
    ])
  })
  it('can be read on their grounds, for any colours that are accepted', () => {
    const palettes: BrandColours['light'][] = [
      { ground: '#ffffff', ink: '#000000', primary: '#0b57d0', on_primary: '#ffffff', accent: '#ffffff' },
      { ground: '#f4fff6', ink: '#10301a', primary: '#1d6b33', on_primary: '#f4fff6', accent: '#777777' },
      { ground: '#fdf6e3', ink: '#073642', primary: '#8f2d56', on_primary: '#ffffff', accent: '#000000' },
      { ground: '#fffdf5', ink: '#4a3728', primary: '#7a3e00', on_primary: '#fff4e0', accent: '#ffd166' },
    ]
    for (const light of palettes) {
      expect(findLowContrastPairs({ ...defaultColours, light })).toEqual([])
      const tokens = deriveColourTokens('light', light)
      const read = (name: string) => tokens[name] ?? ''
      for (const [text, ground] of [
        ['soft', 'ground'],
        ['soft', 'card'],
        ['soft', 'sunken'],
        ['on-primary', 'primary-hover'],
        ['primary', 'primary-tint'],
        ['marigold-ink', 'marigold-tint'],
        ['marigold-ink', 'card'],
        ['on-marigold', 'marigold'],
        ['on-night', 'night'],
        ['soft-night', 'night'],
      ] as const)
        expect(contrastBetween(read(text), read(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(minContrast)
    }
  })
})

describe('the style sheet', () => {
  it('is empty for the design', () => {
    expect(brandStyleSheet({ colours: defaultColours, font: 'own', logo: undefined })).toBe('')
  })
  it('changes the theme of a colour only, and both for a font', () => {
    const colours = withLight({ primary: '#0b57d0' })
    expect(brandStyleSheet({ colours, font: 'own', logo: undefined })).toMatch(
      /^@media not all and \(prefers-color-scheme:dark\)\{:root\{[^}]*--color-primary:#0b57d0/,
    )
    expect(brandStyleSheet({ colours, font: 'serif', logo: undefined }).match(/--font-sans:Charter/g)).toHaveLength(2)
  })
})

describe('a name', () => {
  it.each(['Baobab', 'Love & Co', "L'Amour", 'Ñandú 2', '愛'])('may be %s', (name) => expect(isBrandName(name)).toBe(true))
  it.each(['<b>', 'a"b', '{brand}', '%YEAR%', 'a\nb', 'a\u202Eb', 'a`b', String.raw`a\b`])('may not be %j', (name) =>
    expect(isBrandName(name)).toBe(false),
  )
  it.each([
    ['Ndloo', 'ndloo'],
    ['Ñandú & Co', 'nandu-co'],
    ['愛', 'data'],
  ])('%s makes the file name %s', (name, file) => expect(brandFileName(name)).toBe(file))
})
