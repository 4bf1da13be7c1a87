import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import { type AddedLanguage, addLanguages, type BuiltInLocale, isBuiltIn, type Locale } from '#platform/shared/i18n/locales.ts'
import { overlayCatalogue } from '#platform/shared/i18n/overlay.ts'

/** What the server says about the texts of the operator: languages besides those of the code, and by language the version of a file with texts. */
interface Announced {
  added: readonly AddedLanguage[]
  texts: Readonly<Record<string, string>>
}

const readAnnounced = (): Announced => {
  const content = typeof document === 'undefined' ? undefined : document.querySelector<HTMLMetaElement>('meta[name="languages"]')?.content
  // Without texts of the operator it is empty; in a page that no server has filled in, it is still a placeholder.
  return content?.startsWith('{') ? (JSON.parse(content) as Announced) : { added: [], texts: {} }
}
const announced = readAnnounced()
addLanguages(announced.added)

/** The language whose texts in the code stand in for those that a language of the operator lacks. */
export const builtInLocaleFor = (locale: Locale): BuiltInLocale => (isBuiltIn(locale) ? locale : 'en')

const loaded = new Map<Locale, Promise<Catalogue>>()
const load = async (locale: Locale): Promise<Catalogue> => {
  const version = announced.texts[locale]
  if (version === undefined) return {}
  const response = await fetch(`/texts/${locale}-${version}.json`)
  if (!response.ok) throw new Error(`the texts of the operator in ${locale} were answered with ${response.status}`)
  return (await response.json()) as Catalogue
}

/** Puts the texts of the operator in place of those of the code. Without a connection the texts of the code stay, until the next page. */
export const withOperatorTexts = async (locale: Locale, texts: Promise<Catalogue>): Promise<Catalogue> => {
  const own = loaded.get(locale) ?? load(locale)
  loaded.set(locale, own)
  const [words, instead] = await Promise.all([texts, own.catch((): Catalogue => ({}))])
  return overlayCatalogue(words, instead)
}
