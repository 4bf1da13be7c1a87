/** Text that every part of the system can keep: no NUL, no lone surrogate. */
export const readable = (text: string) => text.isWellFormed() && !text.includes('\0')
