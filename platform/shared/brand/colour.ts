/** A colour as `#rrggbb`, in lower case. */
export type HexColour = string

type Channels = [number, number, number]

const channelsOf = (colour: HexColour): Channels => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as Channels

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance by WCAG 2, from 0 for black to 1 for white. */
const luminance = (colour: HexColour): number => {
  const [red, green, blue] = channelsOf(colour).map(linear) as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast of two colours by WCAG 2, from 1 to 21. */
export const contrastBetween = (one: HexColour, other: HexColour): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Mixes two colours. `share` (0 to 1) is the share of the second one. */
export const mixColours = (one: HexColour, other: HexColour, share: number): HexColour => {
  const added = channelsOf(other)
  const mixed = channelsOf(one).map((channel, index) => Math.round(channel + ((added[index] ?? channel) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Minimum contrast between text and background (WCAG 2, AA). */
export const minContrast = 4.5

/** Moves a colour towards `towards` until it has enough contrast on all backgrounds (`grounds`); returns `towards` if it never has. */
export const makeReadable = (colour: HexColour, towards: HexColour, grounds: readonly HexColour[]): HexColour => {
  const steps = Array.from({ length: 21 }, (_, step) => mixColours(colour, towards, step / 20))
  return steps.find((step) => grounds.every((ground) => contrastBetween(step, ground) >= minContrast)) ?? towards
}

/** Returns the colour with the highest contrast on a background (`ground`). */
export const mostReadable = (ground: HexColour, colours: readonly [HexColour, ...HexColour[]]): HexColour =>
  colours.toSorted((a, b) => contrastBetween(b, ground) - contrastBetween(a, ground))[0] ?? colours[0]
