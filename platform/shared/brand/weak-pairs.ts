import { contrastOf, type HexColour, minContrast } from './colour.ts'
import { type ChosenColour, type BrandColours, type Theme, themes, type ThemeColours } from './colours.ts'
import { fixedInks, groundsOf } from './derive-tokens.ts'

/** What lies on what, as the console names it. */
export type PairedColour = ChosenColour | 'card' | 'sunken' | 'danger' | 'lagoon'

/** A text and its ground whose contrast is too low. */
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

/** Every text on a ground of the design that a chosen colour is part of; the other colours follow so that they can be read. */
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

/** Returns every pair that is too hard to read, by WCAG 2 at 4.5. */
export const findLowContrastPairs = (colours: BrandColours): LowContrastPair[] =>
  themes.flatMap((theme) => {
    const known = colourOf(theme, colours[theme])
    return pairs.flatMap(([field, text, ground]) => {
      const ratio = contrastOf(known[text], known[ground])
      return ratio < minContrast ? [{ theme, field, text, ground, ratio: Math.floor(ratio * 10) / 10 }] : []
    })
  })
