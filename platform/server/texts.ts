import { createHash } from 'node:crypto'
import type { Catalogue, SentenceKey, CatalogueRef, PlaceholderValues } from '#platform/shared/i18n/catalogue.ts'
import { isPlural, nestSentences } from '#platform/shared/i18n/flatten.ts'
import { isBuiltIn, type Locale } from '#platform/shared/i18n/locales.ts'
import { overlayCatalogue } from '#platform/shared/i18n/overlay.ts'
import { translate } from '#platform/shared/i18n/translate.ts'
import { type Brand, defaultBrand } from './brand.ts'
import type { Logger } from './log.ts'

/** A text from the console that replaces a built-in one. `key` is a dotted path; each plural form has its own key. */
export interface TextOverride {
  locale: string
  key: string
  text: string
}

/** The operator's texts in one language, which a page loads in addition to the built-in ones. */
export interface OperatorTexts {
  /** Changes with the content. */
  version: string
  catalogue: Catalogue
}

/** The operator's texts from files, by locale: whole languages and parts of languages. */
export interface OperatorFileCatalogues {
  readonly [locale: string]: Catalogue
}

/** Texts that do not apply yet. */
export type UnappliedTexts = Pick<Texts, 'operatorTexts'>

/** Translated texts for error messages and mails. */
export interface Texts {
  /** Translates a key of a feature's catalogue. */
  translate<T>(locale: Locale, text: CatalogueRef<T>, key: SentenceKey<T>, values?: PlaceholderValues): string
  /** Translates an error code `feature.name`. */
  error(locale: Locale, code: string, values?: PlaceholderValues): string
  /** Returns the brand whose name the texts contain. */
  brand(): Brand
  /** Returns the texts of a language without overrides from the console. Texts missing in an added language are English. */
  originals(locale: Locale): Catalogue
  /** Sets the overrides from the console, replacing earlier ones, once what depends on them is prepared. Unknown keys and languages are ignored. */
  override(overrides: readonly TextOverride[]): Promise<void>
  /** Registers work that prepares the next texts before they apply. The function that `prepare` resolves with runs at the moment they apply. */
  prepareWith(prepare: (next: UnappliedTexts) => Promise<() => void>): void
  /** Whether the operator has written a text in the console. */
  isOverridden(locale: string, key: string): boolean
  /** Returns the operator's texts in a language; undefined when there are none. */
  operatorTexts(locale: Locale): OperatorTexts | undefined
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
  /** The operator's texts from files. */
  files?: OperatorFileCatalogues | undefined
  brand?: () => Brand
}

/**
 * Creates the texts of all features, with the name of the brand in place. `catalogues` are the built-in texts. A missing translation is logged and
 * falls back to English.
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
  let overridden = new Set<string>()
  const overlay = (overrides: readonly TextOverride[]) => {
    const next: Record<string, Catalogue> = {}
    const nextOwn = new Map<string, OperatorTexts>()
    for (const [locale, original] of originals) {
      const rows = overrides.filter((row) => row.locale === locale).map(({ key, text }) => [key, text] as const)
      const changed = rows.length === 0 ? {} : nestSentences(rows, original)
      next[locale] = overlayCatalogue(original, changed)
      const catalogue = merge(files[locale] ?? {}, changed)
      if (Object.keys(catalogue).length > 0) nextOwn.set(locale, { catalogue, version: versionOf(catalogue) })
    }
    const apply = () => {
      current = next
      overridden = new Set(overrides.map(({ locale, key }) => `${locale}.${key}`))
      own = nextOwn
    }
    return { operatorTexts: (locale: Locale) => nextOwn.get(locale), apply }
  }
  overlay([]).apply()
  let prepare: (next: UnappliedTexts) => Promise<() => void> = () => Promise.resolve(() => {})
  // One after the other, so that the last override is the one that applies in the end.
  let last: Promise<unknown> = Promise.resolve()
  const override = async (overrides: readonly TextOverride[]): Promise<void> => {
    const { operatorTexts, apply } = overlay(overrides)
    const show = await prepare({ operatorTexts })
    apply()
    show()
  }
  // Languages added by the operator may be incomplete, so their missing texts are not logged.
  const missing = (path: string, locale: Locale) => isBuiltIn(locale) && log.warn({ path, locale }, 'missing translation')
  return {
    translate: (locale, text, key, values) =>
      translate(current, locale, `${text.feature}.${key}`, { brand: brand().name, ...values }, missing),
    error: (locale, code, values) => translate(current, locale, code.replace('.', '.errors.'), { brand: brand().name, ...values }, missing),
    brand,
    originals: (locale) => originals.get(locale) ?? english,
    override: (overrides) => {
      const done = last.then(() => override(overrides))
      last = done.catch(() => {})
      return done
    },
    prepareWith: (given) => {
      prepare = given
    },
    isOverridden: (locale, key) => overridden.has(`${locale}.${key}`),
    operatorTexts: (locale) => own.get(locale),
  }
}
