// The operator's changes of the lists that members choose from: own entries, and which entries are retired.
import * as z from 'zod'
import { AuditReason } from '#features/audit/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { text } from '#platform/shared/fields.ts'
import { foldForSearch } from '#platform/shared/fold-for-search.ts'
import { textsByLanguage, type TextsByLanguage } from '#platform/shared/i18n/texts-by-language.ts'
import { relationshipGoals } from './about-contract.ts'
import { builtInGenders, operatorGenders } from './gender-contract.ts'
import { type InterestGroup, interestGroups, interestIds, longestOwnEntryId, promptIds } from './vocabulary-contract.ts'

export const vocabularyErrors = errorCodes('vocabulary', {
  changed: 409,
  duplicate: 422,
  full: 422,
  last_one: 422,
  not_offered: 422,
  sensitive_fixed: 422,
})

export const vocabularyLists = ['interests', 'prompts', 'goals', 'genders'] as const
export type VocabularyList = (typeof vocabularyLists)[number]
/** The lists whose built-in names are in `locales/vocabulary`. The names of genders are in the texts that every screen loads. */
export type VocabularyTextList = Exclude<VocabularyList, 'genders'>

/** For each list, the most own entries that are offered at a time, the most own entries with retired ones, and the longest name in characters. */
export const vocabularyLimits: Readonly<Record<VocabularyList, { offered: number; all: number; name: number }>> = {
  interests: { offered: 60, all: 120, name: 40 },
  prompts: { offered: 30, all: 60, name: 80 },
  goals: { offered: 4, all: 12, name: 30 },
  // Each gender keeps its number for ever, and there are only as many numbers as ids in `operatorGenders`.
  genders: { offered: operatorGenders.length, all: operatorGenders.length, name: 30 },
}

/** The ids of the built-in entries of each list. */
export const builtInIds: Readonly<Record<VocabularyList, readonly string[]>> = {
  interests: interestIds,
  prompts: promptIds,
  goals: relationshipGoals,
  genders: builtInGenders,
}

const List = z.enum(vocabularyLists, platformErrors.invalid.code)
const EntryId = z
  .string()
  .max(longestOwnEntryId, platformErrors.invalid.code)
  .regex(/^[a-z][a-z\d_]*$/, platformErrors.invalid.code)
const Subject = z.enum(Object.keys(interestGroups) as [InterestGroup, ...InterestGroup[]], platformErrors.invalid.code)

/** The name of an entry by language. An own one has a name in each built-in language that the service offers. */
const EntryNames = textsByLanguage(text(1, Math.max(...vocabularyLists.map((list) => vocabularyLimits[list].name))))

/** The settings of an entry. A built-in one has no names here and can only be retired. */
export const EntrySettings = z.object({
  names: EntryNames.nullable(),
  /** The subject of an interest in the picker; null in other lists. */
  subject: Subject.nullable(),
  /** An interest that reveals faith or convictions: others see it only if the member allows it (`shows_sensitive`). */
  sensitive: z.boolean(),
  retired: z.boolean(),
})
export type EntrySettings = z.infer<typeof EntrySettings>

/** An entry as the console shows it. */
export const ConsoleEntry = EntrySettings.extend({
  list: List,
  id: EntryId,
  /** Whether the operator has added it. */
  own: z.boolean(),
  names: EntryNames,
  /** Raised by each change; 0 for a built-in entry that was never retired. */
  version: z.int(),
})
export type ConsoleEntry = z.infer<typeof ConsoleEntry>

/** Returns the languages in which another entry of the same list has the same name, regardless of case and accents. */
export const findDuplicateNames = (names: TextsByLanguage, others: readonly TextsByLanguage[]): string[] =>
  Object.keys(names).filter((locale) => {
    const folded = foldForSearch(names[locale] ?? '')
    return folded !== '' && others.some((other) => foldForSearch(other[locale] ?? '') === folded)
  })

/** An own entry as members see it, in their language. A retired one is included, because members who chose it keep it. */
export const OwnEntry = z.object({
  list: List,
  id: EntryId,
  name: z.string(),
  subject: Subject.nullable(),
  sensitive: z.boolean(),
})
export type OwnEntry = z.infer<typeof OwnEntry>

export const listVocabulary = endpoint({
  method: 'GET',
  path: '/vocabulary',
  // With a session the rate limit counts by member, because many members share one IP address.
  access: 'optional',
  summary:
    "Lists the operator's own interests, prompts, goals and genders in the caller's language, and which entries are no longer offered",
  response: data(
    z.object({
      entries: z.array(OwnEntry),
      /** Ids of built-in and own entries that nobody new can choose. */
      retired: z.object({ interests: z.array(EntryId), prompts: z.array(EntryId), goals: z.array(EntryId), genders: z.array(EntryId) }),
    }),
  ),
})
export type VocabularyChanges = z.infer<(typeof listVocabulary)['response']>['data']

const response = data(z.object({ entries: z.array(ConsoleEntry) }))

export const listConsoleVocabulary = endpoint({
  method: 'GET',
  path: '/admin/vocabulary',
  access: 'admin',
  summary: 'Lists the interests, prompts, goals and genders with all names, built-in and own, including retired ones',
  response,
})

export const putVocabularyEntry = endpoint({
  method: 'PUT',
  path: '/admin/vocabulary/:list/:id',
  access: 'admin',
  console: 'fresh',
  summary: 'Adds an own interest, prompt, goal or gender, or changes, retires or brings back the one with this id',
  params: z.object({ list: List, id: EntryId }),
  body: EntrySettings.extend({
    /** The version the administrator edited; 0 for a new entry, and for a built-in one that was never retired. */
    version: z.int().min(0),
    reason: AuditReason,
  }),
  response,
  errors: [
    platformErrors.not_found,
    vocabularyErrors.changed,
    vocabularyErrors.duplicate,
    vocabularyErrors.full,
    vocabularyErrors.last_one,
    vocabularyErrors.sensitive_fixed,
  ],
})
