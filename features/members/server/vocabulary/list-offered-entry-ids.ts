import type { Database } from '#platform/server/db/database.ts'
import { en } from '../../locales/vocabulary/en.ts'
import { spokenLanguages } from '../../vocabulary-contract.ts'
import { readVocabularyEntries } from './entry-store.ts'
import { presentConsoleEntries } from './list-entries.ts'

/** An id that imports and programs may give for a member, with its English name. */
interface KnownId {
  list: 'interests' | 'goals' | 'genders' | 'languages'
  id: string
  name: string
}

/** Lists the ids of interests, goals, genders and spoken languages that are offered, built-in and the operator's own. */
export const listOfferedEntryIds = async (db: Database): Promise<KnownId[]> => {
  const entries = presentConsoleEntries(await readVocabularyEntries(db)).flatMap(({ list, id, names, retired }) =>
    retired || list === 'prompts' ? [] : [{ list, id, name: names.en }],
  )
  return [...entries, ...spokenLanguages.map((id) => ({ list: 'languages' as const, id, name: en.languages[id] }))]
}
