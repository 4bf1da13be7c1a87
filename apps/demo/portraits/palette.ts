/** The colours of the brand and their neighbours; the same family as `platform/web/tokens.css`. */
export const colours = {
  hibiscus: '#c81e56',
  rose: '#e8749a',
  blush: '#f8cdd3',
  marigold: '#f2a33a',
  gold: '#f6c667',
  sand: '#f7dfb8',
  terracotta: '#c9552f',
  brick: '#8a1c13',
  lagoon: '#0f766e',
  sea: '#4fa99f',
  mist: '#cfe6df',
  leaf: '#2f6d45',
  forest: '#0b4a45',
  indigo: '#2c3f7d',
  sky: '#b9d7e6',
  plum: '#6d2550',
  aubergine: '#2b1320',
  night: '#1b0a13',
  ivory: '#fff9f4',
  cream: '#fbeedd',
} as const
export type Colour = keyof typeof colours

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** A colour `share` (0 to 1) of the way from one to another, as `#rrggbb`. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The tones of one skin: planes in light and in shade, the deepest lines, and the lips. */
export interface Skin {
  base: string
  light: string
  shade: string
  deep: string
  lip: string
}

const skin = (base: string): Skin => ({
  base,
  light: mix(base, '#ffb066', 0.3),
  shade: mix(base, '#2a0718', 0.34),
  deep: mix(base, '#16050f', 0.62),
  lip: mix(base, '#8d1b3a', 0.42),
})

/** From the darkest to the lightest. */
export const skins: readonly Skin[] = ['#43261c', '#533022', '#653b29', '#754630', '#865338', '#9a6242', '#b0754f'].map(skin)

/** The tones of hair: the mass, the lines within it, and the side in the light. */
export interface HairTone {
  base: string
  line: string
  light: string
}

const tone = (base: string, light: string): HairTone => ({ base, line: mix(base, light, 0.45), light })
export const hairTones = {
  black: tone('#1a0d12', '#5a3a3c'),
  brown: tone('#2b1712', '#7a4a32'),
  auburn: tone('#4a1c16', '#a5522f'),
  honey: tone('#7a4520', '#d69a4a'),
  pepper: tone('#3b3237', '#b5a9a6'),
  silver: tone('#a39a98', '#e9e2dc'),
} as const
export type HairColour = keyof typeof hairTones
