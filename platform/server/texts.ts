import { createHash } from 'node:crypto'
import type { Catalogue, SentenceKey, CatalogueRef, PlaceholderValues } from '#platform/shared/i18n/catalogue.ts'
import { isPlural, nestSentences } from '#platform/shared/i18n/flatten.ts'
import { isBuiltIn, type Locale } from '#platform/shared/i18n/locales.ts'
import { overlayCatalogue } from '#platform/shared/i18n/overlay.ts'
import { translate } from '#platform/shared/i18n/translate.ts'
import { type Brand, defaultBrand } from './brand.ts'
import type { Logger } from './log.ts'

/** A text of the operator in place of one of the service. `key` is a dotted path; a plural form is a text of its own. */
export interface TextOverride {
  locale: string
  key: string
  text: string
}

/** What a page has to load besides the texts of the code, in one language. */
export interface OperatorTexts {
  /** Changes with the content. */
  version: string
  catalogue: Catalogue
}

/** The texts of the operator: whole languages and parts of languages as files, by locale, and single texts. */
export interface LanguageFiles {
  readonly [locale: string]: Catalogue
}

/** Translated texts for error messages and mails. */
export interface Texts {
  /** Translates a key of a feature's catalogue. */
  translate<T>(locale: Locale, text: CatalogueRef<T>, key: SentenceKey<T>, values?: PlaceholderValues): string
  /** Translates an error code `feature.name`. */
  error(locale: Locale, code: string, values?: PlaceholderValues): string
  /** The brand that the texts name, for the look of what they are in. */
  brand(): Brand
  /** The texts of a language without the overrides of the console. What a language of the operator lacks is English. */
  originals(locale: Locale): Catalogue
  /** Puts texts of the console in place of the originals, instead of those before. Keys and languages that are gone are left out. */
  override(overrides: readonly TextOverride[]): void
  /** What a page in this language loads besides the texts of the code; undefined when there is nothing. */
  own(locale: Locale): OperatorTexts | undefined
}

const versionOf = (catalogue: Catalogue): string => createHash('sha256').update(JSON.stringify(catalogue)).digest('hex').slice(0, 12)

const merge = (below: Catalogue, above: Catalogue): Catalogue => {
  const merged: Catalogue = { ...below }
  for (const [key, node] of Object.entries(above)) {
    const before = merged[key]
    const isGroup = typeof node === 'object' && typeof before === 'object' && !isPlural(node)
    merged[key] = isGroup ? merge(before as Catalogue, node) : node
  }
  return merged
}

interface TextOptions {
  /** The texts of the operator. */
  files?: LanguageFiles | undefined
  brand?: () => Brand
}

/**
 * Creates the texts of all features, which name the brand. `catalogues` are those of the code. A missing translation is logged and falls back to
 * English.
 */
export const createTexts = (
  catalogues: Readonly<Record<string, Catalogue>>,
  log: Logger,
  { files = {}, brand = () => defaultBrand }: TextOptions = {},
): Texts => {
  const english = catalogues['en'] ?? {}
  const originals = new Map<string, Catalogue>()
  for (const locale of new Set([...Object.keys(catalogues), ...Object.keys(files)]))
    originals.set(locale, overlayCatalogue(catalogues[locale] ?? english, files[locale] ?? {}))
  let current: Partial<Record<Locale, Catalogue>> = {}
  let own = new Map<string, OperatorTexts>()
  const override = (overrides: readonly TextOverride[]): void => {
    const next: Record<string, Catalogue> = {}
    const nextOwn = new Map<string, OperatorTexts>()
    for (const [locale, original] of originals) {
      const rows = overrides.filter((row) => row.locale === locale).map(({ key, text }) => [key, text] as const)
      const changed = rows.length === 0 ? {} : nestSentences(rows, original)
      next[locale] = overlayCatalogue(original, changed)
      const catalogue = merge(files[locale] ?? {}, changed)
      if (Object.keys(catalogue).length > 0) nextOwn.set(locale, { catalogue, version: versionOf(catalogue) })
    }
    current = next
    own = nextOwn
  }
  override([])
  // A language of the operator falls back to English by design.
  const missing = (path: string, locale: Locale) => isBuiltIn(locale) && log.warn({ path, locale }, 'missing translation')
  return {
    translate: (locale, text, key, values) =>
      translate(current, locale, `${text.feature}.${key}`, { brand: brand().name, ...values }, missing),
    error: (locale, code, values) => translate(current, locale, code.replace('.', '.errors.'), { brand: brand().name, ...values }, missing),
    brand,
    originals: (locale) => originals.get(locale) ?? english,
    override,
    own: (locale) => own.get(locale),
  }
}
