import { Fragment, type ReactNode } from 'react'
import { create } from 'zustand'
import type { Catalogue, Key, Text, Values } from '../shared/i18n/catalogue.ts'
import { formattingTag, isLocale, type Locale, locales, pickLocale } from '../shared/i18n/locales.ts'
import { translate } from '../shared/i18n/translate.ts'

/** Fetches the words of one language; one chunk each. */
export type LoadCatalogues = (locale: Locale) => Promise<Catalogue>

interface Language {
  locale: Locale
  catalogues: Partial<Record<Locale, Catalogue>>
}

const storageKey = 'preferred-language'
export const useLanguage = create<Language>(() => ({ locale: 'en', catalogues: {} }))

let load: LoadCatalogues | undefined

const ensure = async (locale: Locale): Promise<void> => {
  if (load === undefined || useLanguage.getState().catalogues[locale] !== undefined) return
  const words = await load(locale)
  useLanguage.setState(({ catalogues }) => ({ catalogues: { ...catalogues, [locale]: words } }))
}

const speak = async (locale: Locale): Promise<void> => {
  await ensure(locale)
  useLanguage.setState({ locale })
  document.documentElement.lang = locale
}

const preferred = (): string | null => {
  const stored = localStorage.getItem(storageKey)
  return isLocale(stored) ? stored : null
}

/** Loads the language to begin with: the one chosen here, else the account's, else the browser's, else English. */
export const startLanguage = async (loader: LoadCatalogues, accountLocale: string | undefined): Promise<void> => {
  load = loader
  await speak(pickLocale([preferred(), accountLocale, ...navigator.languages]))
}

/** Changes the language and remembers the choice in this browser. */
export const chooseLanguage = async (locale: Locale): Promise<void> => {
  localStorage.setItem(storageKey, locale)
  await speak(locale)
}

/** Takes the account's language at sign-in, unless one was chosen in this browser. */
export const adoptLanguage = async (accountLocale: string): Promise<void> => {
  if (preferred() === null && isLocale(accountLocale)) await speak(accountLocale)
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
