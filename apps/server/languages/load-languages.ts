import type { Config } from '#platform/server/config/config.ts'
import type { Logger } from '#platform/server/log.ts'
import type { LanguageFiles } from '#platform/server/texts.ts'
import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import { nestSentences } from '#platform/shared/i18n/flatten.ts'
import { addLanguages } from '#platform/shared/i18n/locales.ts'
import { localeCatalogues } from '../texts.ts'
import { checkLanguage } from './check-language.ts'
import { readLanguageFolder } from './read-language-files.ts'

/**
 * Reads the operator's languages and adds them to the built-in ones. An invalid text is logged and stays English, so that a text that has changed
 * in an update does not prevent the start.
 * @throws {ConfigurationError} when the folder, or the description of a language, cannot be read
 */
export const loadLanguages = async ({ localesDir }: Pick<Config, 'localesDir'>, log: Logger): Promise<LanguageFiles> => {
  if (localesDir === undefined) return {}
  const files: Record<string, Catalogue> = {}
  for (const found of await readLanguageFolder(localesDir)) {
    const { texts, mistakes } = checkLanguage(found, localeCatalogues.en)
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
