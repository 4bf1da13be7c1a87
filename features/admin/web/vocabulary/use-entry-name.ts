import { isBuiltInGender } from '#features/members/gender-contract.ts'
import type { ConsoleEntry } from '#features/members/vocabulary-entry-contract.ts'
import { useGenderName, useVocabulary } from '#features/members/web/index.ts'
import { textIn } from '#platform/shared/i18n/texts-by-language.ts'
import { useLanguage } from '#platform/web/i18n.tsx'

/**
 * Returns a function that names an entry in the language of the console. Built-in names come from the texts of the service, which the operator can
 * replace; an own entry contains its names.
 */
export const useEntryName = (): ((entry: ConsoleEntry) => string) => {
  const locale = useLanguage((language) => language.locale)
  const { ready, interest, prompt, goal } = useVocabulary()
  const gender = useGenderName()
  return ({ list, id, own, names }) => {
    if (list === 'genders' && isBuiltInGender(id)) return gender(id)
    if (own || !ready || list === 'genders') return textIn(names, locale)
    return { interests: interest, prompts: prompt, goals: goal }[list](id)
  }
}
