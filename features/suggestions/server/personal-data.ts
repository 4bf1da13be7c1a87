import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { readSuggestionsForExport } from './queries.ts'
import { deleteSuggestionsOf } from './store.ts'

/**
 * Exports who is suggested to the member. The suggestions of others and the numbers of the model are about others. The setting is in the table
 * `member`.
 */
export const personalData: PersonalDataHandler = {
  tables: ['suggestion'],
  export: async (db, memberId) => ({ suggestions: await readSuggestionsForExport(db, memberId) }),
  erase: deleteSuggestionsOf,
}
