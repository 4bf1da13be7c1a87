import { foldForSearch } from '#platform/shared/fold-for-search.ts'
import type { BuiltInLocale } from '#platform/shared/i18n/locales.ts'
import { en } from '../../locales/vocabulary/en.ts'
import { es } from '../../locales/vocabulary/es.ts'
import { fr } from '../../locales/vocabulary/fr.ts'
import { pt } from '../../locales/vocabulary/pt.ts'
import { sw } from '../../locales/vocabulary/sw.ts'
import type { About } from '../../about-contract.ts'
import { sensitiveInterests } from '../../vocabulary-contract.ts'

const byLocale = { en, es, fr, pt, sw } satisfies Record<BuiltInLocale, unknown>

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

/** Returns the id for a name, or the text itself if it has none. Most texts are ids already, so they are looked up before folding. */
const idOf = (ids: ReadonlyMap<string, string>, text: string): string => ids.get(text) ?? ids.get(foldForSearch(text)) ?? text

/** Replaces names of known interests, in any language, by their ids. Other text stays; duplicates are removed. */
export const toInterestIds = (interests: readonly string[]): string[] => [
  ...new Set(interests.map((interest) => idOf(interestIdsByName, interest))),
]

/** Replaces questions that are the name of a known prompt, in any language, by its id. Other questions stay. */
export const toPromptIds = (prompts: About['prompts']): About['prompts'] =>
  prompts.map(({ question, answer }) => ({ question: idOf(promptIdsByName, question), answer }))

/** Returns the ids of a member's interests that others may see: those of faith and convictions only if the member shows them. */
export const visibleInterests = ({ interests, shows_sensitive }: { interests: readonly string[]; shows_sensitive: boolean }): string[] => {
  const known = toInterestIds(interests)
  return shows_sensitive ? known : known.filter((interest) => !sensitiveInterests.has(interest))
}

/** Returns the English names of what a member chose, for the export of their data. */
export const englishNamesOfChoices = (about: Pick<About, 'interests' | 'prompts' | 'languages'>) => {
  const name = (list: Readonly<Record<string, string>>, id: string): string => (Object.hasOwn(list, id) ? list[id] : undefined) ?? id
  return {
    interests: about.interests.map((id) => ({ id, name: name(en.interests, id) })),
    prompts: about.prompts.map(({ question, answer }) => ({ question: name(en.prompts, question), answer })),
    languages: about.languages.map((code) => ({ code, name: name(en.languages, code) })),
  }
}
