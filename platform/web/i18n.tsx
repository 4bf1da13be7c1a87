import { Fragment, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Catalogue, SentenceKey, CatalogueRef, PlaceholderValues } from '#platform/shared/i18n/catalogue.ts'
import { isolateAmountDirection } from '#platform/shared/i18n/isolate.ts'
import { directionOf, formattingTags, isLocale, languageNames, type Locale, locales, pickLocale } from '#platform/shared/i18n/locales.ts'
import { translate } from '#platform/shared/i18n/translate.ts'
import { brandName } from './brand/brand-name.ts'
import { builtInLocaleFor, withOperatorTexts } from './texts/operator-texts.ts'
import { browserStorage } from './storage.ts'

/** Loads the catalogues of one language, as a lazy chunk. */
export type LoadCatalogues = (locale: Locale) => Promise<Catalogue>

interface Language {
  locale: Locale
  catalogues: Partial<Record<Locale, Catalogue>>
}

const storageKey = 'preferred-language'
const yearSeconds = 31_536_000
const store = createStore<Language>()(() => ({ locale: 'en', catalogues: {} }))
// Hydration of a prerendered page must compare with the current state, not the initial one.
store.getInitialState = store.getState

/** Current language and loaded catalogues. */
export const useLanguage = Object.assign(
  <T = Language,>(select: (language: Language) => T = (language) => language as T): T => useStore(store, select),
  store,
)

let sources: { load: LoadCatalogues; loaded: Set<Locale> }[] = []
let lastRequest = 0
let started: Promise<void> = Promise.resolve()

const loadMissing = async (locale: Locale): Promise<void> => {
  const missing = sources.filter(({ loaded }) => !loaded.has(locale))
  if (missing.length === 0) return
  const words = await withOperatorTexts(
    locale,
    Promise.all(missing.map(({ load }) => load(builtInLocaleFor(locale)))).then((parts) => Object.assign({}, ...parts) as Catalogue),
  )
  for (const { loaded } of missing) loaded.add(locale)
  store.setState(({ catalogues }) => ({ catalogues: { ...catalogues, [locale]: { ...catalogues[locale], ...words } } }))
}

const setLanguage = async (locale: Locale): Promise<void> => {
  lastRequest += 1
  const request = lastRequest
  await loadMissing(locale)
  // A later choice wins, regardless of loading order.
  if (request !== lastRequest) return
  store.setState({ locale })
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
  // The server prerenders the first page in the language of this cookie.
  document.cookie = `${storageKey}=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
}

const chosen = (): Locale | undefined => {
  const stored = browserStorage.getItem(storageKey)
  return isLocale(stored) ? stored : undefined
}

/** The preferred language: chosen in this browser, then of the account, then of the browser, then English. */
export const preferredLocale = (accountLocale: string | undefined): Locale => pickLocale([chosen(), accountLocale, ...navigator.languages])

/** Loads the initial language: that of the prerendered page, otherwise the preferred one. */
export const initLanguage = async (load: LoadCatalogues, accountLocale: string | undefined, prerendered?: Locale): Promise<void> => {
  sources = [{ load, loaded: new Set() }]
  started = setLanguage(prerendered ?? preferredLocale(accountLocale))
  await started
}

/** Adds catalogues that only some pages need, for the current and all later languages. */
export const addCatalogues = async (load: LoadCatalogues): Promise<void> => {
  if (!sources.some((source) => source.load === load)) sources.push({ load, loaded: new Set() })
  await started
  await loadMissing(store.getState().locale)
}

const choices = new Set<(locale: Locale) => void>()
/** Registers a callback for language choices, so that the account can store them; returns the unsubscribe function. */
export const onLanguageChosen = (listener: (locale: Locale) => void): (() => void) => {
  choices.add(listener)
  return () => choices.delete(listener)
}

/** Changes the language and stores the choice in this browser. `notify: false` skips the listeners of `onLanguageChosen`. */
export const chooseLanguage = async (locale: Locale, { notify = true } = {}): Promise<void> => {
  browserStorage.setItem(storageKey, locale)
  if (notify) for (const listener of choices) listener(locale)
  await setLanguage(locale)
}

/**
 * Applies the language of the account at sign-in, replacing a choice made in this browser. At the first sign-in (`isNew`) the member made that
 * choice, so it is kept and applies to the account, too.
 */
export const applyAccountLanguage = async (accountLocale: string, { isNew = false } = {}): Promise<void> => {
  const locale = (isNew ? chosen() : undefined) ?? accountLocale
  if (isLocale(locale)) await chooseLanguage(locale, { notify: locale !== accountLocale })
}

/** Applies language choices of other tabs; returns the unsubscribe function. */
export const followLanguageOfOtherTabs = (): (() => void) => {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey && isLocale(newValue)) void setLanguage(newValue)
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

const missing = (path: string, locale: Locale): void => {
  // oxlint-disable-next-line no-console -- the specification asks for a warning
  console.warn(`missing translation: ${path} (${locale})`)
  void loadMissing('en')
}

export type Translate<T> = (key: SentenceKey<T>, values?: PlaceholderValues) => string

const translator =
  <T,>({ locale, catalogues }: Language, text: CatalogueRef<T>): Translate<T> =>
  (key, values) =>
    translate(catalogues, locale, `${text.feature}.${key}`, { brand: brandName(), ...values }, missing)

/** The sentences of one catalogue in the current language: `const t = useT(authText); t('signUp.title')`. */
export const useT = <T,>(text: CatalogueRef<T>): Translate<T> => translator(useLanguage(), text)

/** Translates outside of React. Call it when the text is shown, because the language may change. */
export const translateNow = <T,>(text: CatalogueRef<T>, key: SentenceKey<T>, values?: PlaceholderValues): string =>
  translator(useLanguage.getState(), text)(key, values)

const codePattern = /^([a-z]+)\.([a-z0-9_]+)$/
const explain = ({ locale, catalogues }: Language, code: string): string => {
  const [, feature, name] = codePattern.exec(code) ?? [undefined, 'platform', 'invalid']
  return translate(catalogues, locale, `${feature}.errors.${name}`, { brand: brandName() }, missing)
}

/** Translates error codes such as `auth.age_over_18`; anything else becomes the generic validation message. */
export const useErrorText = (): ((code: string | undefined) => string | undefined) => {
  const language = useLanguage()
  return (code) => (code === undefined ? undefined : explain(language, code))
}

/** Replaces `{placeholders}` of a sentence by elements: `rich(t('terms'), {link: <a …/>})`. */
export const interpolateElements = (sentence: string, parts: Record<string, ReactNode>): ReactNode =>
  sentence.split(/(\{\w+\})/).map((piece, index) => <Fragment key={index}>{parts[piece.slice(1, -1)] ?? piece}</Fragment>)

const timesOfDay = new Map<string, Intl.DateTimeFormat>()
/** Cached: creating a formatter takes longer than rendering a message. */
const timeOfDay = (tag: string): Intl.DateTimeFormat => {
  const known = timesOfDay.get(tag) ?? new Intl.DateTimeFormat(tag, { timeStyle: 'short' })
  timesOfDay.set(tag, known)
  return known
}

/** Formatters for dates, numbers, countries and lists in the current language. */
export const useFormat = () => {
  const locale = useLanguage((language) => language.locale)
  const tag = formattingTags[locale] ?? locale
  return {
    locale,
    number: (value: number, options?: Intl.NumberFormatOptions) => {
      const formatted = new Intl.NumberFormat(tag, options).format(value)
      return options?.style === 'currency' ? isolateAmountDirection(locale, formatted) : formatted
    },
    /** `moment` is ISO 8601 or a Date; a day alone (`YYYY-MM-DD`) is never shifted by the time zone. */
    date: (moment: string | Date, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }) => {
      const dayOnly = typeof moment === 'string' && moment.length === 10
      return new Intl.DateTimeFormat(tag, dayOnly ? { ...options, timeZone: 'UTC' } : options).format(new Date(moment))
    },
    time: (moment: string | Date) => timeOfDay(tag).format(new Date(moment)),
    /** Relative day: 0 is today, -1 yesterday. */
    day: (offset: number) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(offset, 'day'),
    /** The name of a country by its two-letter code. */
    country: (code: string) => new Intl.DisplayNames([tag, 'en'], { type: 'region' }).of(code) ?? code,
    list: (items: readonly string[]) => new Intl.ListFormat(tag).format(items),
    compare: new Intl.Collator(tag).compare,
  }
}

export { languageNames, locales }
