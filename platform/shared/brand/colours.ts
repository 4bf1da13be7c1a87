import type { HexColour } from './colour.ts'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The colours that an operator chooses for a theme. All others are derived from them. */
export const chosenColours = ['ground', 'ink', 'primary', 'on_primary', 'accent'] as const
export type ChosenColour = (typeof chosenColours)[number]

export type ThemeColours = Record<ChosenColour, HexColour>
export type BrandColours = Record<Theme, ThemeColours>

/** The colours of a new installation, equal to those in `platform/web/tokens.css`. */
export const defaultColours: BrandColours = {
  light: { ground: '#fff9f4', ink: '#2b1320', primary: '#c81e56', on_primary: '#ffffff', accent: '#f2a33a' },
  dark: { ground: '#1b0f16', ink: '#fbefe8', primary: '#f9628f', on_primary: '#2b0a18', accent: '#f5b25a' },
}
