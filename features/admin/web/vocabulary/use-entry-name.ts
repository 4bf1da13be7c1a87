import { type ConsoleEntry, entryNameIn } from '#features/members/vocabulary-entry-contract.ts'
import { useLanguage } from '#platform/web/i18n.tsx'

/** Returns a function that names an entry in the language of the console. */
export const useEntryName = (): ((entry: ConsoleEntry) => string) => {
  const locale = useLanguage((language) => language.locale)
  return ({ names }) => entryNameIn(names, locale)
}
