import { useLanguage } from '#platform/web/i18n.tsx'
import { type Locale, locales } from '#platform/shared/i18n/locales.ts'
import { emoji as english } from '../../locales/words/en.ts'
import type { EmojiNames } from '../../locales/words/emoji-names.ts'

const files = import.meta.glob<EmojiNames>('../../locales/words/[a-z][a-z].ts', { eager: true, import: 'emoji' })
const namesIn = (locale: Locale): EmojiNames => files[`../../locales/words/${locale}.ts`] ?? english

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const all = (Object.keys(english) as (keyof EmojiNames)[]).map((emoji) => ({
  emoji,
  words: folded(locales.map((locale) => namesIn(locale)[emoji]).join(' ')),
}))

export interface Emoji {
  emoji: string
  /** Name in the requested language. */
  name: string
}

/** Finds emoji where every search word starts a word of the name, in any language. An empty search returns all. */
export const findEmoji = (search: string, locale: Locale = useLanguage.getState().locale): Emoji[] => {
  const wanted = folded(search).split(/\s+/).filter(Boolean)
  const has = (words: string, word: string) => words.split(/[\s’-]+/).some((one) => one.startsWith(word))
  const names = namesIn(locale)
  return all.filter(({ words }) => wanted.every((word) => has(words, word))).map(({ emoji }) => ({ emoji, name: names[emoji] }))
}
