import { type Config, ConfigurationError } from '#platform/server/config/config.ts'
import type { Logger } from '#platform/server/log.ts'
import type { OperatorFileCatalogues } from '#platform/server/texts.ts'
import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import { nestSentences } from '#platform/shared/i18n/flatten.ts'
import { addLanguages, builtInLocales, isLocale, offerLanguages } from '#platform/shared/i18n/locales.ts'
import { localeCatalogues } from '../texts.ts'
import { checkLanguageTexts } from './check-language-texts.ts'
import { readLanguageFolder } from './read-language-files.ts'

const readFiles = async (localesDir: string, log: Logger): Promise<OperatorFileCatalogues> => {
  const files: Record<string, Catalogue> = {}
  for (const found of await readLanguageFolder(localesDir)) {
    const { texts, mistakes } = checkLanguageTexts(found, localeCatalogues.en)
    if (mistakes.length > 0)
      log.warn(
        { locale: found.locale, mistakes: mistakes.length, first: mistakes[0] },
        'texts of a language are wrong: npm run locales check lists them',
      )
    files[found.locale] = nestSentences(texts, {})
    if (found.language !== undefined) addLanguages([found.language])
  }
  return files
}

/**
 * Reads the operator's languages and adds them to the built-in ones. If `LANGUAGES` is set, only the languages that it names are offered. An invalid
 * text is logged and stays English, so that a text that has changed in an update does not prevent the start.
 * @throws {ConfigurationError} when the folder, or the description of a language, cannot be read, or when `LANGUAGES` names one that nobody knows
 */
export const loadLanguages = async (
  { localesDir, languages }: Partial<Pick<Config, 'localesDir' | 'languages'>>,
  log: Logger,
): Promise<OperatorFileCatalogues> => {
  const files = localesDir === undefined ? {} : await readFiles(localesDir, log)
  if (languages === undefined) return files
  const unknown = languages.find((code) => !isLocale(code))
  if (unknown !== undefined)
    throw new ConfigurationError(
      `LANGUAGES names ${unknown}, which is neither built in (${builtInLocales.join(', ')}) nor a folder of LOCALES_DIR`,
    )
  offerLanguages(languages)
  return files
}
