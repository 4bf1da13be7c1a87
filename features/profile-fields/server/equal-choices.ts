import { foldForSearch } from '#platform/shared/fold-for-search.ts'
import { locales } from '#platform/shared/i18n/locales.ts'
import { textIn } from '#platform/shared/i18n/texts-by-language.ts'
import type { FieldChoice } from '../field-contract.ts'

/**
 * Returns the form fields, such as `choices.1.labels.fr`, of offered choices that read the same as an earlier one in a language, regardless of case and
 * accents. Where a label is missing, members read the English one, so that is the field.
 */
export const findDuplicateChoiceFields = (choices: readonly FieldChoice[]): string[] => {
  const equal = new Set<string>()
  for (const locale of locales) {
    const seen = new Map<string, string>()
    for (const [index, { id, labels, retired }] of choices.entries()) {
      if (retired) continue
      const label = foldForSearch(textIn(labels, locale))
      const other = seen.get(label) ?? id
      if (other !== id) equal.add(`choices.${index}.labels.${labels[locale] === undefined ? 'en' : locale}`)
      seen.set(label, id)
    }
  }
  return [...equal]
}
