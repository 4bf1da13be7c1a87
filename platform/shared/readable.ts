/** Text that every part of the system can keep: no NUL, no lone surrogate. */
export const readable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** Anything an eye would see: not blanks alone, nor characters that take no room or draw nothing (U+2800, a pattern without a dot). */
export const visible = (text: string) => /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
