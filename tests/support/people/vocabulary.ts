import { type StoredEntry, saveVocabularyEntry } from '#features/members/server/vocabulary/entry-store.ts'
import type { TextsByLanguage } from '#platform/shared/i18n/texts-by-language.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { TestApp } from '../app/test-app.ts'

/** Returns a name in five languages that differ. */
export const entryNames = (name: string): TextsByLanguage => ({
  en: name,
  es: `${name} (es)`,
  fr: `${name} (fr)`,
  pt: `${name} (pt)`,
  sw: `${name} (sw)`,
})

/** Stores an own interest of the operator, or another entry with `changes`. `names: null` is a built-in entry. */
export const storeVocabularyEntry = (
  { db, clock }: TestApp,
  id: string,
  { retired = false, ...changes }: Partial<Omit<StoredEntry, 'id'>> & { retired?: boolean } = {},
): Promise<void> => {
  const now = clock.now()
  const entry: StoredEntry = {
    list: 'interests',
    id,
    version: 1,
    names: entryNames(id),
    subject: 'home',
    sensitive: false,
    addedAt: now,
    retiredAt: retired ? now : null,
    ...changes,
  }
  return inTransaction(db, (tx) => saveVocabularyEntry(tx, entry))
}
