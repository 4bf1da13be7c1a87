import type { Catalogue, Key, Text, Values } from '#platform/shared/i18n/catalogue.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { translate } from '#platform/shared/i18n/translate.ts'
import type { Logger } from './log.ts'

/** Sentences for people: error messages and mails. */
export interface Texts {
  /** By a typed handle of a feature's catalogue. */
  say<T>(locale: Locale, text: Text<T>, key: Key<T>, values?: Values): string
  /** By an error code, `feature.name`. */
  error(locale: Locale, code: string, values?: Values): string
}

/** Texts of all features in all languages; a missing one is logged and answered in English. */
export const createTexts = (catalogues: Record<Locale, Catalogue>, log: Logger): Texts => {
  const missing = (path: string, locale: Locale) => log.warn({ path, locale }, 'missing translation')
  return {
    say: (locale, text, key, values) => translate(catalogues, locale, `${text.feature}.${key}`, values, missing),
    error: (locale, code, values) => translate(catalogues, locale, code.replace('.', '.errors.'), values, missing),
  }
}
