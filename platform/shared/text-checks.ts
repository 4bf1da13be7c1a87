/** Whether text can be stored everywhere: no NUL, no lone surrogate. */
export const isStorableText = (text: string) => text.isWellFormed() && !text.includes('\0')

/** Truncates text to `most` characters and removes NUL and lone surrogates, which truncation may create. */
export const toStorableText = (text: string, maxLength = text.length): string =>
  text.slice(0, maxLength).replaceAll('\0', '').toWellFormed()

/** Whether text has a visible character: not only whitespace, control, zero-width or blank characters (such as U+2800). */
export const hasVisibleText = (text: string) => /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
