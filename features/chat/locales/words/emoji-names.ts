import type { emoji } from './en.ts'

export type EmojiNames = Readonly<Record<keyof typeof emoji, string>>
