import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { readSuggestionsForExport } from './queries.ts'
import { deleteSuggestionsOf } from './store.ts'

/** Who is suggested to the member. What others are suggested, and all numbers of the model, are about others. The switch is in `member`. */
export const personalData: PersonalDataHandler = {
  tables: ['suggestion'],
  export: async (db, memberId) => ({ suggestions: await readSuggestionsForExport(db, memberId) }),
  erase: deleteSuggestionsOf,
}
