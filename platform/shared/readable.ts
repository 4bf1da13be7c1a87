/** Text that every part of the system can keep: no NUL, no lone surrogate. */
export const readable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** What of a text is readable, of its first `most` characters: cutting may leave half a character, too. */
export const storable = (text: string, most = text.length): string => text.slice(0, most).replaceAll('\0', '').toWellFormed()

/** Anything an eye would see: not blanks alone, nor characters that take no room or draw nothing (U+2800, a pattern without a dot). */
export const visible = (text: string) => /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
