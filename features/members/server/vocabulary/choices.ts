import { foldForSearch } from '#platform/shared/fold-for-search.ts'
import type { BuiltInLocale } from '#platform/shared/i18n/locales.ts'
import type { TextsByLanguage } from '#platform/shared/i18n/texts-by-language.ts'
import { en as membersEn } from '../../locales/en.ts'
import { es as membersEs } from '../../locales/es.ts'
import { fr as membersFr } from '../../locales/fr.ts'
import { pt as membersPt } from '../../locales/pt.ts'
import { sw as membersSw } from '../../locales/sw.ts'
import { en } from '../../locales/vocabulary/en.ts'
import { es } from '../../locales/vocabulary/es.ts'
import { fr } from '../../locales/vocabulary/fr.ts'
import { pt } from '../../locales/vocabulary/pt.ts'
import { sw } from '../../locales/vocabulary/sw.ts'
import type { About } from '../../about-contract.ts'
import { seeksEverybody } from '../../gender-contract.ts'
import { sensitiveInterests } from '../../vocabulary-contract.ts'
import type { VocabularyList } from '../../vocabulary-entry-contract.ts'
import { genderOf, seekFromMask } from '../genders.ts'
import type { StoredEntry } from './entry-store.ts'

const byLocale = { en, es, fr, pt, sw } satisfies Record<BuiltInLocale, unknown>
const gendersByLocale = { en: membersEn, es: membersEs, fr: membersFr, pt: membersPt, sw: membersSw } satisfies Record<
  BuiltInLocale,
  unknown
>

/** Returns a map from folded names in every language to ids. If two languages use one word for two ids, English wins. */
const idsByName = (list: 'interests' | 'prompts'): ReadonlyMap<string, string> => {
  const ids = new Map<string, string>()
  for (const names of Object.values(byLocale))
    for (const [id, name] of Object.entries(names[list])) if (!ids.has(foldForSearch(name))) ids.set(foldForSearch(name), id)
  // An id always means itself, even if it is a word for something else in another language.
  for (const id of Object.keys(en[list])) ids.set(id, id)
  return ids
}
const interestIdsByName = idsByName('interests')
const promptIdsByName = idsByName('prompts')

/** Returns the names of a built-in entry in the built-in languages. */
export const getBuiltInEntryNames = (list: VocabularyList, id: string): TextsByLanguage => {
  const namesIn = (locale: BuiltInLocale) => (list === 'genders' ? gendersByLocale[locale] : byLocale[locale][list])
  const nameIn = (locale: BuiltInLocale): string => (namesIn(locale) as Readonly<Record<string, string>>)[id] ?? id
  return { en: nameIn('en'), es: nameIn('es'), fr: nameIn('fr'), pt: nameIn('pt'), sw: nameIn('sw') }
}

/** Returns a map from folded names in every language to the ids of the operator's own interests. */
export const operatorInterestIdsByName = (entries: readonly StoredEntry[]): ReadonlyMap<string, string> =>
  new Map(
    entries.flatMap(({ list, id, names }) =>
      list === 'interests' && names !== null ? Object.values(names).map((name) => [foldForSearch(name), id] as const) : [],
    ),
  )
const noOwnNames: ReadonlyMap<string, string> = new Map()

/** Returns the id for a name; undefined if it has none. Most texts are ids already, so they are looked up before folding. */
const idOf = (ids: ReadonlyMap<string, string>, text: string): string | undefined => ids.get(text) ?? ids.get(foldForSearch(text))

/**
 * Replaces names of built-in interests, in any language, by their ids. Other text stays; duplicates are removed. With `ownNames`, from
 * `operatorInterestIdsByName`, names of the operator's own interests are replaced, too.
 */
export const toInterestIds = (interests: readonly string[], ownNames = noOwnNames): string[] => [
  ...new Set(interests.map((interest) => idOf(interestIdsByName, interest) ?? ownNames.get(foldForSearch(interest)) ?? interest)),
]

/** Replaces questions that are the name of a built-in prompt, in any language, by its id. Other questions stay. */
export const toPromptIds = (prompts: About['prompts']): About['prompts'] =>
  prompts.map(({ question, answer }) => ({ question: idOf(promptIdsByName, question) ?? question, answer }))

/** The interests of a member, and what decides which of them others see. */
export interface InterestsAndVisibility {
  interests: readonly string[]
  /** Whether the member shows interests of faith and convictions. */
  shows_sensitive: boolean
  /** The operator's own sensitive interests, from `operatorSensitiveInterestsSql` or `readOperatorSensitiveInterests`. */
  own_sensitive: readonly string[]
}

/** Returns the ids of a member's interests that others may see: those of faith and convictions only if the member shows them. */
export const visibleInterests = ({ interests, shows_sensitive, own_sensitive }: InterestsAndVisibility): string[] => {
  const known = toInterestIds(interests)
  return shows_sensitive ? known : known.filter((interest) => !sensitiveInterests.has(interest) && !own_sensitive.includes(interest))
}

/** Returns the English names of what a member chose, for the export of their data. */
export const englishNamesOfChoices = (
  about: Pick<About, 'looking_for' | 'interests' | 'prompts' | 'languages'> & { gender: number; seek: number },
  entries: readonly StoredEntry[],
) => {
  const { male, female, other } = membersEn
  const name = (list: VocabularyList | 'languages', id: string): string => {
    const names: Readonly<Record<string, string>> = list === 'genders' ? { male, female, other } : en[list]
    return (Object.hasOwn(names, id) ? names[id] : entries.find((one) => one.list === list && one.id === id)?.names?.en) ?? id
  }
  const { seek, seek_exactly } = seekFromMask(about.seek)
  return {
    gender: { id: genderOf(about.gender), name: name('genders', genderOf(about.gender)) },
    seek: seeksEverybody({ seek, seek_exactly }) ? 'everybody' : seek.map((id) => ({ id, name: name('genders', id) })),
    looking_for: about.looking_for.map((id) => ({ id, name: name('goals', id) })),
    interests: about.interests.map((id) => ({ id, name: name('interests', id) })),
    prompts: about.prompts.map(({ question, answer }) => ({ question: name('prompts', question), answer })),
    languages: about.languages.map((code) => ({ code, name: name('languages', code) })),
  }
}
