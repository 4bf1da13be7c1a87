import { isolateDirection } from './isolate.ts'
import { formattingTags, type Locale } from './locales.ts'

/** Joins items by the comma of the script, such as "Douala, Cameroon". Items of another direction stay in their place. */
export const joinWithCommas = (locale: Locale, items: readonly string[]): string => {
  const { script } = new Intl.Locale(formattingTags[locale] ?? locale).maximize()
  return items.map((item) => isolateDirection(locale, item)).join(script === 'Arab' ? '، ' : ', ')
}
