import { type BrandColours, type Theme, themes } from './colours.ts'
import { deriveColourTokens } from './derive-tokens.ts'
import { type BrandFont, fontStacks } from './fonts.ts'

/** Returns the CSS variables of the fonts. */
const fontProperties = (font: BrandFont): [string, string][] => {
  const stack = fontStacks[font]
  return stack === undefined
    ? []
    : [
        ['--font-sans', stack],
        ['--font-display', stack],
      ]
}

/** Returns the CSS variables of a theme that differ from the default design, by name. */
export const brandCssProperties = (theme: Theme, colours: BrandColours, font: BrandFont): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(deriveColourTokens(theme, colours[theme])).map(([name, colour]) => [`--color-${name}`, colour]),
    ...fontProperties(font),
  ]) as Record<string, string>

const mediaOf: Record<Theme, string> = {
  light: 'not all and (prefers-color-scheme:dark)',
  dark: '(prefers-color-scheme:dark)',
}

const rule = (properties: Record<string, string>): string =>
  `:root{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

/**
 * Returns a style sheet with the differences from the default design; an empty string when there are none.
 * @param logo path of the uploaded logo; undefined for the built-in one
 */
export const brandStyleSheet = ({ colours, font, logo }: { colours: BrandColours; font: BrandFont; logo: string | undefined }): string => {
  const byTheme = themes.flatMap((theme) => {
    const properties = brandCssProperties(theme, colours, font)
    return Object.keys(properties).length === 0 ? [] : [`@media ${mediaOf[theme]}{${rule(properties)}}`]
  })
  const mark = logo === undefined ? '' : `.logo-mark{background:url(${logo}) center/contain no-repeat}.logo-mark *{display:none}`
  return byTheme.join('') + mark
}
