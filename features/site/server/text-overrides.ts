import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { TextOverride } from '#platform/server/texts.ts'

/** Reads the texts that administrators have put in place of built-in ones. */
export const readTextOverrides = (db: Database | Tx): Promise<TextOverride[]> =>
  db.selectFrom('text_override').select(['locale', 'key', 'text']).orderBy('locale').orderBy('key').execute()

/** Returns a version string that changes whenever an override changes. */
export const readTextOverridesVersion = async (db: Database): Promise<string> => {
  const { count, last } = await db
    .selectFrom('text_override')
    .select([sql<string>`count(*)`.as('count'), sql<string>`coalesce(max(revision), 0)`.as('last')])
    .executeTakeFirstOrThrow()
  return `${count} ${last}`
}

/** Makes changes wait for each other, so that two administrators cannot both replace the same text. */
export const lockTextOverrides = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('text overrides', 0))`.execute(tx)
}

/** Stores a text in place of a built-in one, replacing any earlier override. */
export const storeTextOverride = async (tx: Tx, { locale, key, text }: TextOverride): Promise<void> => {
  const revision = sql<string>`nextval('text_override_revision')`
  await tx
    .insertInto('text_override')
    .values({ locale, key, text, revision })
    .onConflict((on) => on.columns(['locale', 'key']).doUpdateSet({ text, revision }))
    .execute()
}

/** Deletes an override, so that the built-in text is shown again. */
export const deleteTextOverride = async (tx: Tx, { locale, key }: Pick<TextOverride, 'locale' | 'key'>): Promise<void> => {
  await tx.deleteFrom('text_override').where('locale', '=', locale).where('key', '=', key).execute()
}
