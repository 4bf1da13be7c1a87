/** Maximum length of a number that is parsed; input fields accept less. */
export const maxParsedLength = 250
export const maxPhoneLength = 25

/** Start of an extension: `;ext=12`, `ext. 12`, `x12`. */
const extensionStart = /[;ex#]/i
/** An extension, complete or partly typed. */
const extension = /^(?:;\s?)?(?:e(?:xt?)?|x|#)?\.?\s?=?\s?\d{0,7}/i

/** Removes all characters except digits, spaces, parentheses, plus, minus, and an extension at the end. */
export const filterPhoneCharacters = (text: string): string => {
  const at = text.search(extensionStart)
  const [number, rest] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
  return number.replaceAll(/[^\d\s()+-]/g, '').replaceAll(/\s/g, ' ') + (extension.exec(rest)?.[0] ?? '')
}

/** Whether a number contains its country code: `+237…`, `00237…`, `tel:+237…`. */
export const isInternational = (text: string): boolean => /^\s*(?:tel:)?\s*(?:\+|00)\s*\d/i.test(text)

/** Converts an international number to the form with a plus. */
export const toPlusFormat = (text: string): string =>
  text
    .trim()
    .replace(/^tel:/i, '')
    .replace(/^\s*00/, '+')
    .slice(0, maxParsedLength)
