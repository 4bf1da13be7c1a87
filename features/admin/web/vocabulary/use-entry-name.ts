import type { ConsoleEntry } from '#features/members/vocabulary-entry-contract.ts'
import { textIn } from '#platform/shared/i18n/texts-by-language.ts'
import { useLanguage } from '#platform/web/i18n.tsx'

/** Returns a function that names an entry in the language of the console. */
export const useEntryName = (): ((entry: ConsoleEntry) => string) => {
  const locale = useLanguage((language) => language.locale)
  return ({ names }) => textIn(names, locale)
}
