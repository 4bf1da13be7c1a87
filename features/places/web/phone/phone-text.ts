/** What a number may have at most in the widget itself; a field of ours takes fewer. */
export const widgetMaximum = 250
export const fieldMaximum = 25

/** Where an extension begins: `;ext=12`, `ext. 12`, `x12`. */
const extensionStart = /[;ex#]/i
/** As much of an extension as has been typed so far. */
const extension = /^(?:;\s?)?(?:e(?:xt?)?|x|#)?\.?\s?=?\s?\d{0,7}/i

/** Leaves digits, spaces, parentheses, plus and minus, and an extension at the end. */
export const keepPhoneCharacters = (text: string): string => {
  const at = text.search(extensionStart)
  const [number, rest] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
  return number.replaceAll(/[^\d\s()+-]/g, '').replaceAll(/\s/g, ' ') + (extension.exec(rest)?.[0] ?? '')
}

/** A number with its country, and how one is pasted from elsewhere: `+237…`, `00237…`, `tel:+237…`. */
export const isInternational = (text: string): boolean => /^\s*(?:tel:)?\s*(?:\+|00)\s*\d/i.test(text)

/** The same in the form every parser knows. */
export const withPlus = (text: string): string =>
  text
    .trim()
    .replace(/^tel:/i, '')
    .replace(/^\s*00/, '+')
    .slice(0, widgetMaximum)
