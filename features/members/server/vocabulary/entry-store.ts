import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { TextsByLanguage } from '#platform/shared/i18n/texts-by-language.ts'
import type { InterestGroup } from '../../vocabulary-contract.ts'
import { builtInIds, type VocabularyList } from '../../vocabulary-entry-contract.ts'

/** A row of `vocabulary_entry`: an own entry, or a built-in one that has been retired at least once. */
export interface StoredEntry {
  list: VocabularyList
  id: string
  version: number
  /** Null for a built-in entry. */
  names: TextsByLanguage | null
  subject: InterestGroup | null
  sensitive: boolean
  addedAt: Date
  retiredAt: Date | null
}

/** Reads all stored entries in display order. There are at most a few hundred, so they are not cached and each process sees a change at once. */
export const readVocabularyEntries = async (db: Database | Tx): Promise<StoredEntry[]> => {
  const rows = await db.selectFrom('vocabulary_entry').selectAll().orderBy('added_at').orderBy('id').execute()
  return rows.map(({ list, names, subject, added_at, retired_at, ...row }) => ({
    ...row,
    list: list as VocabularyList,
    names: names as TextsByLanguage | null,
    subject: subject as InterestGroup | null,
    addedAt: added_at,
    retiredAt: retired_at,
  }))
}

/** Makes changes of the lists wait for each other, until the transaction ends. */
export const lockVocabulary = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('vocabulary', 0))`.execute(tx)
}

/** Stores an entry, replacing any entry with the same list and id. */
export const saveVocabularyEntry = async (tx: Tx, { list, id, addedAt, retiredAt, names, ...entry }: StoredEntry): Promise<void> => {
  const values = { ...entry, names: names === null ? null : JSON.stringify(names), retired_at: retiredAt }
  await tx
    .insertInto('vocabulary_entry')
    .values({ list, id, added_at: addedAt, ...values })
    .onConflict((on) => on.columns(['list', 'id']).doUpdateSet(values))
    .execute()
}

/** SQL that selects the ids of the operator's own sensitive interests, for statements whose rows go through `visibleInterests`. */
export const operatorSensitiveInterestsSql = sql<string[]>`array(select id from vocabulary_entry where list = 'interests' and sensitive)`

/** Reads the ids of the operator's own sensitive interests. */
export const readOperatorSensitiveInterests = async (db: Database | Tx): Promise<string[]> =>
  (await readVocabularyEntries(db)).filter(({ list, sensitive }) => list === 'interests' && sensitive).map(({ id }) => id)

/** The genders, interests and goals that members can choose. */
export interface OfferedLists {
  genders: ReadonlySet<string>
  interests: ReadonlySet<string>
  goals: ReadonlySet<string>
}

/** Reads the ids of the genders, interests and goals that are offered, built-in and own. */
export const readOfferedLists = async (db: Database | Tx): Promise<OfferedLists> => {
  const entries = await readVocabularyEntries(db)
  const offeredIn = (list: VocabularyList): ReadonlySet<string> => {
    const retired = new Set(entries.filter((one) => one.list === list && one.retiredAt !== null).map(({ id }) => id))
    const own = entries.filter((one) => one.list === list && one.names !== null).map(({ id }) => id)
    return new Set([...builtInIds[list], ...own].filter((id) => !retired.has(id)))
  }
  return { genders: offeredIn('genders'), interests: offeredIn('interests'), goals: offeredIn('goals') }
}
