import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { TextOverride } from '#platform/server/texts.ts'

/** Returns the texts that the console has put in place of those of the service. */
export const readTextOverrides = (db: Database | Tx): Promise<TextOverride[]> =>
  db.selectFrom('text_override').select(['locale', 'key', 'text']).orderBy('locale').orderBy('key').execute()

/** Returns a mark that differs after every change of these texts. */
export const readTextOverridesVersion = async (db: Database): Promise<string> => {
  const { count, last } = await db
    .selectFrom('text_override')
    .select([sql<string>`count(*)`.as('count'), sql<string>`coalesce(max(revision), 0)`.as('last')])
    .executeTakeFirstOrThrow()
  return `${count} ${last}`
}

/** Serialises changes, so that two administrators cannot both replace the text that they saw. */
export const lockTextOverrides = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('text overrides', 0))`.execute(tx)
}

/** Puts a text in place of one of the service. */
export const storeTextOverride = async (tx: Tx, { locale, key, text }: TextOverride): Promise<void> => {
  const revision = sql<string>`nextval('text_override_revision')`
  await tx
    .insertInto('text_override')
    .values({ locale, key, text, revision })
    .onConflict((on) => on.columns(['locale', 'key']).doUpdateSet({ text, revision }))
    .execute()
}

/** Removes a text, so that the one of the service is shown again. */
export const deleteTextOverride = async (tx: Tx, { locale, key }: Pick<TextOverride, 'locale' | 'key'>): Promise<void> => {
  await tx.deleteFrom('text_override').where('locale', '=', locale).where('key', '=', key).execute()
}
