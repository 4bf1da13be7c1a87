import { contrastBetween, type HexColour, makeReadable, minContrast, mixColours, mostReadable } from './colour.ts'
import { type ChosenColour, defaultColours, type Theme, type ThemeColours } from './colours.ts'

/** Colours by the name of their CSS variable, without `--color-`. */
export type ColourTokens = Record<string, HexColour>

const [black, white] = ['#000000', '#ffffff']

/** Whether the background is brighter than the text. Then raised boxes are brighter than the background, and pressed buttons darker. */
const isBright = ({ ground, ink }: ThemeColours): boolean => contrastBetween(ground, black) > contrastBetween(ink, black)

/** Returns the backgrounds of cards and of sunken boxes. */
export const groundsOf = (colours: ThemeColours): { card: HexColour; sunken: HexColour } => {
  const { ground, ink } = colours
  return isBright(colours)
    ? { card: mixColours(ground, white, 0.85), sunken: mixColours(ground, ink, 0.05) }
    : { card: mixColours(ground, ink, 0.05), sunken: mixColours(ground, ink, 0.1) }
}

const groundTokens = (colours: ThemeColours): ColourTokens => {
  const { ground, ink } = colours
  const { card, sunken } = groundsOf(colours)
  const night = isBright(colours) ? ink : mixColours(ground, black, 0.35)
  const onNight = mostReadable(night, [mixColours(ground, white, 0.5), ink, white, black])
  return {
    ground,
    ink,
    card,
    sunken,
    line: mixColours(ground, ink, 0.12),
    control: mixColours(ground, ink, 0.52),
    soft: makeReadable(mixColours(ink, ground, 0.3), ink, [ground, card, sunken]),
    skeleton: mixColours(ground, ink, 0.09),
    scrim: `${mixColours(isBright(colours) ? ink : ground, black, 0.3)}99`,
    focus: ink,
    night,
    'on-night': onNight,
    'soft-night': makeReadable(mixColours(onNight, night, 0.3), onNight, [night]),
    'night-raised': isBright(colours) ? ink : mixColours(ground, ink, 0.16),
  }
}

/** Returns the tint behind text of a colour, as strong as the contrast of the text allows. */
const tintOf = (colour: HexColour, ground: HexColour): HexColour =>
  [0.12, 0.09, 0.06, 0.03].map((share) => mixColours(ground, colour, share)).find((tint) => contrastBetween(colour, tint) >= minContrast) ??
  ground

const primaryTokens = ({ ground, primary, on_primary }: ThemeColours): ColourTokens => ({
  primary,
  'on-primary': on_primary,
  // Away from the text on it, so that a button under the pointer is never harder to read.
  'primary-hover': mixColours(primary, mostReadable(on_primary, [black, white]), 0.16),
  'primary-tint': tintOf(primary, ground),
})

const accentTokens = (colours: ThemeColours): ColourTokens => {
  const { ground, ink, accent } = colours
  const { card, sunken } = groundsOf(colours)
  const tint = mixColours(ground, accent, 0.18)
  return {
    marigold: accent,
    'marigold-tint': tint,
    'marigold-ink': makeReadable(accent, ink, [ground, card, sunken, tint]),
    'on-marigold': mostReadable(accent, [ink, ground, black, white]),
  }
}

/** Groups of tokens, each with the chosen colours (`of`) that they are derived from. */
const groups: readonly { of: readonly ChosenColour[]; tokens: (colours: ThemeColours) => ColourTokens }[] = [
  { of: ['ground', 'ink'], tokens: groundTokens },
  { of: ['ground', 'primary', 'on_primary'], tokens: primaryTokens },
  { of: ['ground', 'ink', 'accent'], tokens: accentTokens },
]

/** Returns the tokens of a theme that differ from the default design, because a chosen colour behind them differs. */
export const deriveColourTokens = (theme: Theme, colours: ThemeColours): ColourTokens =>
  Object.assign(
    {},
    ...groups.flatMap(({ of, tokens }) => (of.some((name) => colours[name] !== defaultColours[theme][name]) ? [tokens(colours)] : [])),
  ) as ColourTokens

/** Text colours that the operator cannot change, but which appear on backgrounds that the operator chooses. */
export const fixedInks: Record<Theme, Record<'danger' | 'lagoon', HexColour>> = {
  light: { danger: '#b42318', lagoon: '#0f766e' },
  dark: { danger: '#f97a6a', lagoon: '#5cc9be' },
}
