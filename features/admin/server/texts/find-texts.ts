import { readTextOverrides } from '#features/site/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { Texts } from '#platform/server/texts.ts'
import { foldForSearch } from '#platform/shared/fold-for-search.ts'
import { flattenCatalogue } from '#platform/shared/i18n/flatten.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { findEnglishSentence } from '#platform/shared/i18n/sentence-mistakes.ts'
import { maxFoundTexts, type ServiceText } from '../../texts-contract.ts'

type Originals = Pick<Texts, 'originals'>

/** Returns every text of the service in a language, with the operator's replacement if there is one. */
export const readServiceTexts = async (db: Database | Tx, texts: Originals, locale: Locale): Promise<ServiceText[]> => {
  const overrides = new Map((await readTextOverrides(db)).filter((row) => row.locale === locale).map(({ key, text }) => [key, text]))
  const english = flattenCatalogue(texts.originals('en'))
  return [...flattenCatalogue(texts.originals(locale))].map(([key, original]) => ({
    key,
    english: findEnglishSentence(english, key) ?? original,
    original,
    text: overrides.get(key) ?? null,
  }))
}

/** Finds texts by their key, their English text, their text in the language or their replacement. */
export const findServiceTexts = async (
  { db }: MemberContext,
  texts: Originals,
  { locale, search = '', replaced }: { locale: Locale; search?: string | undefined; replaced?: '1' | undefined },
) => {
  const all = await readServiceTexts(db, texts, locale)
  const wanted = foldForSearch(search)
  const own = all.filter(({ text }) => text !== null)
  const found = (replaced === '1' ? own : all).filter(
    ({ key, english, original, text }) =>
      wanted === '' || [key, english, original, text ?? ''].some((one) => foldForSearch(one).includes(wanted)),
  )
  return { texts: found.slice(0, maxFoundTexts), found: found.length, replaced: own.length }
}
