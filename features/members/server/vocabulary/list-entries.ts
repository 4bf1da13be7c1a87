import type { Context } from '#platform/server/context.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import { offeredTexts, textIn } from '#platform/shared/i18n/texts-by-language.ts'
import { type InterestGroup, interestGroups, sensitiveInterests } from '../../vocabulary-contract.ts'
import {
  builtInIds,
  type ConsoleEntry,
  type listVocabulary as endpoint,
  type VocabularyList,
  vocabularyLists,
} from '../../vocabulary-entry-contract.ts'
import { getBuiltInEntryNames } from './choices.ts'
import { readVocabularyEntries, type StoredEntry } from './entry-store.ts'

/** Returns the operator's own entries in the caller's language, and the ids that are no longer offered. */
export const listVocabulary = async ({ db, locale }: Context): Promise<HandlerResult<typeof endpoint>> => {
  const stored = await readVocabularyEntries(db)
  const retiredOf = (list: VocabularyList) => stored.filter((one) => one.list === list && one.retiredAt !== null).map(({ id }) => id)
  return {
    data: {
      entries: stored.flatMap(({ names, ...entry }) => (names === null ? [] : [{ ...entry, name: textIn(names, locale) }])),
      retired: {
        interests: retiredOf('interests'),
        prompts: retiredOf('prompts'),
        goals: retiredOf('goals'),
        genders: retiredOf('genders'),
      },
    },
  }
}

const subjectOf = (interest: string): InterestGroup | null =>
  (Object.keys(interestGroups) as InterestGroup[]).find((group) => interestGroups[group].some((id) => id === interest)) ?? null

/** Returns the entries of all lists as the console shows them: the built-in ones, then the operator's own. */
export const presentConsoleEntries = (stored: readonly StoredEntry[]): ConsoleEntry[] =>
  vocabularyLists.flatMap((list) => {
    const rows = stored.filter((one) => one.list === list)
    const builtIn = builtInIds[list].map((id): ConsoleEntry => {
      const row = rows.find((one) => one.id === id)
      const sensitive = list === 'interests' && sensitiveInterests.has(id)
      const subject = list === 'interests' ? subjectOf(id) : null
      const state = { version: row?.version ?? 0, retired: (row?.retiredAt ?? null) !== null }
      return { list, id, own: false, names: offeredTexts(getBuiltInEntryNames(list, id)), subject, sensitive, ...state }
    })
    const own = rows.flatMap(({ names, id, subject, sensitive, version, retiredAt }): ConsoleEntry[] =>
      names === null ? [] : [{ list, id, own: true, names: offeredTexts(names), subject, sensitive, version, retired: retiredAt !== null }],
    )
    return [...builtIn, ...own]
  })
