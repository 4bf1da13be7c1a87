import type { InterestGroup } from '#features/members/vocabulary-contract.ts'
import {
  type ConsoleEntry,
  type EntrySettings,
  findDuplicateNames,
  type VocabularyList,
} from '#features/members/vocabulary-entry-contract.ts'
import { operatorGenders } from '#features/members/gender-contract.ts'
import { foldForSearch } from '#platform/shared/fold-for-search.ts'
import type { TextsByLanguage } from '#platform/shared/i18n/texts-by-language.ts'

/** An own entry as it is being edited. */
export interface EntryDraft {
  names: TextsByLanguage
  /** Null until a subject is chosen, and in lists other than interests. */
  subject: InterestGroup | null
  sensitive: boolean
}
export const emptyEntryDraft: EntryDraft = { names: { en: '' }, subject: null, sensitive: false }

/** Returns the settings to send for a draft; `before` is the stored entry, undefined for a new one. */
export const settingsOfDraft = (draft: EntryDraft, before: ConsoleEntry | undefined): EntrySettings => ({
  ...draft,
  names: { ...Object.fromEntries(Object.entries(draft.names).filter(([, name]) => name.trim() !== '')), en: draft.names.en },
  retired: before?.retired ?? false,
})

/** Returns the settings to send to retire an entry or bring it back. */
export const switchedSettings = ({ own, names, subject, sensitive, retired }: ConsoleEntry): EntrySettings => ({
  names: own ? names : null,
  subject,
  sensitive,
  retired: !retired,
})

/** Returns the languages in which another entry of the list has the typed name. */
export const languagesWithTakenName = (draft: EntryDraft, before: ConsoleEntry | undefined, entries: readonly ConsoleEntry[]): string[] =>
  findDuplicateNames(
    draft.names,
    entries.filter(({ id }) => id !== before?.id).map(({ names }) => names),
  )

/** Returns an id for a new entry that no entry of the list has, such as `own_kite_surfing`. Own genders have numbered ids. */
export const newEntryId = (list: VocabularyList, englishName: string, entries: readonly ConsoleEntry[]): string => {
  if (list === 'genders') return operatorGenders.find((id) => entries.every((entry) => entry.id !== id)) ?? operatorGenders[0] ?? ''
  const words = foldForSearch(englishName)
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')
  const id = ['own', ...(words.length === 0 ? ['entry'] : words)].join('_').slice(0, 34).replace(/_$/, '')
  const isFree = (wanted: string) => entries.every((entry) => entry.id !== wanted)
  const others = entries.map((_, index) => `${id}_${index + 2}`)
  return [id, ...others].find(isFree) ?? id
}
