import { Fragment, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Catalogue, Key, Text, Values } from '#platform/shared/i18n/catalogue.ts'
import { formattingTag, isLocale, type Locale, locales, pickLocale } from '#platform/shared/i18n/locales.ts'
import { translate } from '#platform/shared/i18n/translate.ts'
import { browserStorage } from './storage.ts'

/** Fetches the words of one language; one chunk each. */
export type LoadCatalogues = (locale: Locale) => Promise<Catalogue>

interface Language {
  locale: Locale
  catalogues: Partial<Record<Locale, Catalogue>>
}

const storageKey = 'preferred-language'
const yearSeconds = 31_536_000
const store = createStore<Language>()(() => ({ locale: 'en', catalogues: {} }))
// A page that was drawn beforehand is in its language already: hydration compares with what is, not with what was first.
store.getInitialState = store.getState

/** The language of the interface and its words. */
export const useLanguage = Object.assign(
  <T = Language,>(select: (language: Language) => T = (language) => language as T): T => useStore(store, select),
  store,
)

let sources: { load: LoadCatalogues; loaded: Set<Locale> }[] = []
let turn = 0
let started: Promise<void> = Promise.resolve()

const ensure = async (locale: Locale): Promise<void> => {
  const missing = sources.filter(({ loaded }) => !loaded.has(locale))
  if (missing.length === 0) return
  const parts = await Promise.all(missing.map(({ load }) => load(locale)))
  for (const { loaded } of missing) loaded.add(locale)
  const words = Object.assign({}, ...parts) as Catalogue
  store.setState(({ catalogues }) => ({ catalogues: { ...catalogues, [locale]: { ...catalogues[locale], ...words } } }))
}

const speak = async (locale: Locale): Promise<void> => {
  turn += 1
  const mine = turn
  await ensure(locale)
  // Somebody who chooses twice means the second.
  if (mine !== turn) return
  store.setState({ locale })
  document.documentElement.lang = locale
  // The server sends the first page in the language that was spoken last.
  document.cookie = `${storageKey}=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
}

const chosen = (): Locale | undefined => {
  const stored = browserStorage.getItem(storageKey)
  return isLocale(stored) ? stored : undefined
}

/** The language to speak: the one chosen in this browser, else the account's, else the browser's, else English. */
export const preferredLocale = (accountLocale: string | undefined): Locale => pickLocale([chosen(), accountLocale, ...navigator.languages])

/** Loads the language to begin with: the preferred one, or the one that a page was drawn in. */
export const startLanguage = async (load: LoadCatalogues, accountLocale: string | undefined, drawn?: Locale): Promise<void> => {
  sources = [{ load, loaded: new Set() }]
  started = speak(drawn ?? preferredLocale(accountLocale))
  await started
}

/** Adds words that only some pages need, now and for every language that is chosen later. */
export const addWords = async (load: LoadCatalogues): Promise<void> => {
  if (!sources.some((source) => source.load === load)) sources.push({ load, loaded: new Set() })
  await started
  await ensure(store.getState().locale)
}

const choices = new Set<(locale: Locale) => void>()
/** Calls back when somebody chooses a language here, so that an account can keep it. */
export const onLanguageChosen = (listener: (locale: Locale) => void): (() => void) => {
  choices.add(listener)
  return () => choices.delete(listener)
}

/** Changes the language and remembers the choice in this browser; `tell` is off where the account knows of it another way. */
export const chooseLanguage = async (locale: Locale, { tell = true } = {}): Promise<void> => {
  browserStorage.setItem(storageKey, locale)
  if (tell) for (const listener of choices) listener(locale)
  await speak(locale)
}

/** Takes the account's language at sign-in, unless one was chosen in this browser. */
export const adoptLanguage = async (accountLocale: string): Promise<void> => {
  if (chosen() === undefined && isLocale(accountLocale)) await speak(accountLocale)
}

/** Speaks what is chosen in another tab of this browser. */
export const followLanguage = (): (() => void) => {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey && isLocale(newValue)) void speak(newValue)
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

const missing = (path: string, locale: Locale): void => {
  // oxlint-disable-next-line no-console -- the specification asks for a warning
  console.warn(`missing translation: ${path} (${locale})`)
  void ensure('en')
}

export type Translate<T> = (key: Key<T>, values?: Values) => string

const translator =
  <T,>({ locale, catalogues }: Language, text: Text<T>): Translate<T> =>
  (key, values) =>
    translate(catalogues, locale, `${text.feature}.${key}`, values, missing)

/** The sentences of one catalogue in the current language: `const t = useT(authText); t('signUp.title')`. */
export const useT = <T,>(text: Text<T>): Translate<T> => translator(useLanguage(), text)

/** The same outside of React; read it when it is shown, not before. */
export const say = <T,>(text: Text<T>, key: Key<T>, values?: Values): string => translator(useLanguage.getState(), text)(key, values)

const codePattern = /^([a-z]+)\.([a-z0-9_]+)$/
const explain = ({ locale, catalogues }: Language, code: string): string => {
  const [, feature, name] = codePattern.exec(code) ?? [undefined, 'platform', 'invalid']
  return translate(catalogues, locale, `${feature}.errors.${name}`, {}, missing)
}

/** Turns error codes (`auth.age_over_18`) into sentences; anything that is no code reads as "check what you entered". */
export const useErrorText = (): ((code: string | undefined) => string | undefined) => {
  const language = useLanguage()
  return (code) => (code === undefined ? undefined : explain(language, code))
}

/** A sentence whose `{placeholders}` are elements: `rich(t('terms'), {link: <a …/>})`. */
export const rich = (sentence: string, parts: Record<string, ReactNode>): ReactNode =>
  sentence.split(/(\{\w+\})/).map((piece, index) => <Fragment key={index}>{parts[piece.slice(1, -1)] ?? piece}</Fragment>)

const timesOfDay = new Map<string, Intl.DateTimeFormat>()
/** Kept: making one takes longer than drawing the message it stands under. */
const timeOfDay = (tag: string): Intl.DateTimeFormat => {
  const known = timesOfDay.get(tag) ?? new Intl.DateTimeFormat(tag, { timeStyle: 'short' })
  timesOfDay.set(tag, known)
  return known
}

/** Dates, numbers and names of countries as the current language writes them. */
export const useFormat = () => {
  const locale = useLanguage((language) => language.locale)
  const tag = formattingTag[locale]
  return {
    locale,
    number: (value: number, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options).format(value),
    /** `moment` is ISO 8601 or a Date; a day alone (`YYYY-MM-DD`) is never shifted by the time zone. */
    date: (moment: string | Date, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }) => {
      const dayOnly = typeof moment === 'string' && moment.length === 10
      return new Intl.DateTimeFormat(tag, dayOnly ? { ...options, timeZone: 'UTC' } : options).format(new Date(moment))
    },
    time: (moment: string | Date) => timeOfDay(tag).format(new Date(moment)),
    /** In that many days: 0 is today, -1 yesterday. */
    day: (offset: number) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(offset, 'day'),
    /** The name of a country by its two-letter code. */
    country: (code: string) => new Intl.DisplayNames([tag, 'en'], { type: 'region' }).of(code) ?? code,
    list: (items: readonly string[]) => new Intl.ListFormat(tag).format(items),
    compare: new Intl.Collator(tag).compare,
  }
}

/** What each language calls itself, for choosers. */
export const languageNames: Record<Locale, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  sw: 'Kiswahili',
}
export { locales }
