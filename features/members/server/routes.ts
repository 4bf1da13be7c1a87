import { registerRoute, type Routes } from '#platform/server/http/route.ts'
import * as contract from '../vocabulary-entry-contract.ts'
import { readVocabularyEntries } from './vocabulary/entry-store.ts'
import { listVocabulary, presentConsoleEntries } from './vocabulary/list-entries.ts'
import { putVocabularyEntry } from './vocabulary/put-entry.ts'

/** Registers the endpoints of the lists that members choose from. */
export const serveVocabulary = (routes: Routes): void => {
  registerRoute(routes, contract.listVocabulary, listVocabulary)
  registerRoute(routes, contract.listConsoleVocabulary, async ({ db }) => ({
    data: { entries: presentConsoleEntries(await readVocabularyEntries(db)) },
  }))
  registerRoute(routes, contract.putVocabularyEntry, putVocabularyEntry)
}
