import type { Catalogue, SentenceKey, CatalogueRef, PlaceholderValues } from '#platform/shared/i18n/catalogue.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { translate } from '#platform/shared/i18n/translate.ts'
import { type Brand, defaultBrand } from './brand.ts'
import type { Logger } from './log.ts'

/** Translated texts for error messages and mails. */
export interface Texts {
  /** Translates a key of a feature's catalogue. */
  translate<T>(locale: Locale, text: CatalogueRef<T>, key: SentenceKey<T>, values?: PlaceholderValues): string
  /** Translates an error code `feature.name`. */
  error(locale: Locale, code: string, values?: PlaceholderValues): string
  /** The brand that the texts name, for the look of what they are in. */
  brand(): Brand
}

/** Creates the texts of all features, which name the brand. A missing translation is logged and falls back to English. */
export const createTexts = (catalogues: Record<Locale, Catalogue>, log: Logger, brand: () => Brand = () => defaultBrand): Texts => {
  const missing = (path: string, locale: Locale) => log.warn({ path, locale }, 'missing translation')
  return {
    translate: (locale, text, key, values) =>
      translate(catalogues, locale, `${text.feature}.${key}`, { brand: brand().name, ...values }, missing),
    error: (locale, code, values) =>
      translate(catalogues, locale, code.replace('.', '.errors.'), { brand: brand().name, ...values }, missing),
    brand,
  }
}
