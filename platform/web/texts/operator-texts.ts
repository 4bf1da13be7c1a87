import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import {
  type AddedLanguage,
  addLanguages,
  type BuiltInLocale,
  isBuiltIn,
  type Locale,
  offerLanguages,
} from '#platform/shared/i18n/locales.ts'
import { overlayCatalogue } from '#platform/shared/i18n/overlay.ts'

/** What the server announces: languages that the operator has added, the offered ones if not all, and the version of the file with texts by language. */
interface Announced {
  added: readonly AddedLanguage[]
  offered?: readonly string[]
  texts: Readonly<Record<string, string>>
}

const readAnnounced = (): Announced => {
  const content = typeof document === 'undefined' ? undefined : document.querySelector<HTMLMetaElement>('meta[name="languages"]')?.content
  // The content is empty when the operator has no texts, and a placeholder in a page that no server has filled in.
  return content?.startsWith('{') ? (JSON.parse(content) as Announced) : { added: [], texts: {} }
}
const announced = readAnnounced()
addLanguages(announced.added)
if (announced.offered !== undefined) offerLanguages(announced.offered)

/** Returns the language if it is built in; otherwise English, which fills the gaps of languages added by the operator. */
export const builtInLocaleFor = (locale: Locale): BuiltInLocale => (isBuiltIn(locale) ? locale : 'en')

const loaded = new Map<Locale, Promise<Catalogue>>()
const load = async (locale: Locale): Promise<Catalogue> => {
  const version = announced.texts[locale]
  if (version === undefined) return {}
  const response = await fetch(`/texts/${locale}-${version}.json`)
  if (!response.ok) throw new Error(`the texts of the operator in ${locale} were answered with ${response.status}`)
  return (await response.json()) as Catalogue
}

/** Replaces built-in texts with the operator's texts. When these cannot be loaded, the built-in texts stay until the next page load. */
export const withOperatorTexts = async (locale: Locale, texts: Promise<Catalogue>): Promise<Catalogue> => {
  const own = loaded.get(locale) ?? load(locale)
  loaded.set(locale, own)
  const [words, instead] = await Promise.all([texts, own.catch((): Catalogue => ({}))])
  return overlayCatalogue(words, instead)
}
