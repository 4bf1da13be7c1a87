/** Maximum length of a number that is parsed; input fields accept less. */
export const maxParsedLength = 250
export const maxPhoneLength = 25

/** An extension right after the number: `;ext=12`, `ext. 12`, `x12`, `#12`. */
const extension = /(?<=\d[\s()-]*)(?:;\s?)?(?:ext|x|#)\.?\s?=?\s?\d{1,7}/i
/** The beginning of an extension at the end of the text, while it is typed. */
const unfinishedExtension = /(?<=\d[\s()-]*)(?:;\s?(?:ext?|[ex#])?|ext?|[ex#])\.?\s?=?\s?$/i

/**
 * Removes all characters except digits, spaces, parentheses, plus, minus, and an extension at the end. Letters anywhere else, such as those
 * of `tel:`, are no extension.
 */
export const filterPhoneCharacters = (text: string): string => {
  const found = extension.exec(text) ?? unfinishedExtension.exec(text)
  // Without an extension, a semicolon begins a parameter of a `tel:` link.
  const number = found === null ? text.replace(/;.*$/s, '') : text.slice(0, found.index)
  return number.replaceAll(/[^\d\s()+-]/g, '').replaceAll(/\s/g, ' ') + (found?.[0] ?? '')
}

/** Removes an extension without a number, such as the letter that remains of a word typed after the digits. */
export const dropUnfinishedExtension = (text: string): string => text.replace(unfinishedExtension, '').trimEnd()

/** Whether a number contains its country code: `+237…`, `00237…`, `tel:+237…`. */
export const isInternational = (text: string): boolean => /^\s*(?:tel:)?\s*(?:\+|00)\s*\d/i.test(text)

/** Converts an international number to the form with a plus. */
export const toPlusFormat = (text: string): string =>
  text
    .trim()
    .replace(/^tel:/i, '')
    .replace(/^\s*00/, '+')
    .slice(0, maxParsedLength)
