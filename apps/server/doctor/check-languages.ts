import type { Config } from '#platform/server/config/config.ts'
import { flattenCatalogue } from '#platform/shared/i18n/flatten.ts'
import { builtInLocales } from '#platform/shared/i18n/locales.ts'
import { checkLanguageTexts } from '../languages/check-language-texts.ts'
import type { FolderLanguage } from '../languages/read-language-files.ts'
import { localeCatalogues } from '../texts.ts'
import { type Finding, okFinding, problemFinding, warningFinding } from './finding.ts'
import type { OutsideWorld } from './outside.ts'

const judgeFolder = (folder: string, found: readonly FolderLanguage[]): Finding[] => {
  if (found.length === 0)
    return [
      warningFinding('LOCALES_DIR', `${folder} has no folder of a language`, 'Put one there, such as ar, or leave LOCALES_DIR empty.'),
    ]
  const whole = flattenCatalogue(localeCatalogues.en).size
  return found.map((one) => {
    const { texts, mistakes } = checkLanguageTexts(one, localeCatalogues.en)
    const about = `Language ${one.locale}`
    if (mistakes.length > 0)
      return warningFinding(
        about,
        `${mistakes.length} texts cannot be used`,
        `They are shown in English. npm run locales -- check ${folder} lists them.`,
      )
    // A folder of a built-in language replaces a few texts and need not be complete.
    if (one.language === undefined) return okFinding(about, `replaces ${texts.size} texts`)
    return texts.size < whole
      ? warningFinding(about, `${texts.size} texts, English has ${whole}`, 'The rest is shown in English, above all in the console.')
      : okFinding(about, `${texts.size} texts`)
  })
}

/** Looks at the languages of the operator and at the list of those that are offered. */
export const checkLanguages = async (
  { readLanguages }: Pick<OutsideWorld, 'readLanguages'>,
  { localesDir, languages }: Pick<Config, 'localesDir' | 'languages'>,
): Promise<Finding[]> => {
  const found = localesDir === undefined ? [] : await readLanguages(localesDir)
  const known = new Set<string>([...builtInLocales, ...found.map(({ locale }) => locale)])
  const unknown = languages?.find((code) => !known.has(code))
  return [
    ...(localesDir === undefined ? [] : judgeFolder(localesDir, found)),
    unknown === undefined
      ? okFinding('Languages', (languages ?? [...known]).join(', '))
      : problemFinding('LANGUAGES', `names ${unknown}, which nobody knows`, 'Correct the code, or put the language into LOCALES_DIR.'),
  ]
}
