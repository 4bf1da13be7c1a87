import { contrastBetween, type HexColour, minContrast } from './colour.ts'
import { type ChosenColour, type BrandColours, type Theme, themes, type ThemeColours } from './colours.ts'
import { fixedInks, groundsOf } from './derive-tokens.ts'

/** A colour of a text or background that the console can name in a message. */
export type PairedColour = ChosenColour | 'card' | 'sunken' | 'danger' | 'lagoon'

/** A text colour and its background whose contrast is too low. */
export interface LowContrastPair {
  theme: Theme
  /** The chosen colour to change. */
  field: ChosenColour
  text: PairedColour
  ground: PairedColour
  /** Rounded down to tenths. */
  ratio: number
}

type Pair = [field: ChosenColour, text: PairedColour, ground: PairedColour]

/** Every pair of text and background that a chosen colour is part of. Derived colours always have enough contrast. */
const pairs: readonly Pair[] = [
  ['ink', 'ink', 'ground'],
  ['ink', 'ink', 'card'],
  ['ink', 'ink', 'sunken'],
  ['primary', 'primary', 'ground'],
  ['primary', 'primary', 'card'],
  ['primary', 'primary', 'sunken'],
  ['on_primary', 'on_primary', 'primary'],
  ['ground', 'danger', 'ground'],
  ['ground', 'danger', 'card'],
  ['ground', 'danger', 'sunken'],
  ['ground', 'lagoon', 'ground'],
  ['ground', 'lagoon', 'card'],
]

const colourOf = (theme: Theme, colours: ThemeColours): Record<PairedColour, HexColour> => ({
  ...colours,
  ...groundsOf(colours),
  ...fixedInks[theme],
})

/** Returns every pair whose contrast is below 4.5 (WCAG 2, AA). */
export const findLowContrastPairs = (colours: BrandColours): LowContrastPair[] =>
  themes.flatMap((theme) => {
    const known = colourOf(theme, colours[theme])
    return pairs.flatMap(([field, text, ground]) => {
      const ratio = contrastBetween(known[text], known[ground])
      return ratio < minContrast ? [{ theme, field, text, ground, ratio: Math.floor(ratio * 10) / 10 }] : []
    })
  })
