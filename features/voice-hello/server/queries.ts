import { type RawBuilder, sql } from 'kysely'
import { visibleToCondition } from '#features/members/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { VoiceHelloColumns, VoiceHelloRow } from './present-voice-hello.ts'
import { rolesThatOpenPrivateMedia } from '#platform/shared/roles.ts'

/** SQL that selects the voice hello of the member row, or null. A voice hello that waits for review is returned to its owner only. */
export const voiceHelloSql = (viewerId: string): RawBuilder<VoiceHelloColumns | null> =>
  sql<VoiceHelloColumns | null>`(
    select json_build_object('id', id, 'storage_key', storage_key, 'tenths', tenths, 'peaks', peaks)
    from voice_hello where voice_hello.member_id = member.id and review <> 'removed' and released_at is null
      and (shown or voice_hello.member_id = ${viewerId}))`

/** Reads the row of a voice hello without any check of who may hear it. */
export const readVoiceHelloRow = (db: Database, id: string): Promise<VoiceHelloRow | undefined> =>
  db.selectFrom('voice_hello').selectAll().where('id', '=', id).executeTakeFirst()

/** Selects the voice hellos a viewer may hear: their own, those of members they may see, and all for administrators. */
const selectAudible = (db: Database, viewerId: string) =>
  db
    .selectFrom('voice_hello')
    .innerJoin('member', 'member.id', 'voice_hello.member_id')
    .innerJoin('member as viewer', (join) => join.on('viewer.id', '=', viewerId))
    .select(['voice_hello.id', 'voice_hello.storage_key', 'voice_hello.tenths', 'voice_hello.peaks'])
    .where('voice_hello.review', '<>', 'removed')
    .where('voice_hello.released_at', 'is', null)
    .where('viewer.status', 'in', ['active', 'paused', 'held'])
    .where((row) =>
      row.or([
        row('viewer.role', 'in', rolesThatOpenPrivateMedia),
        row.and([row.or([row('voice_hello.shown', '=', true), row('member.id', '=', viewerId)]), visibleToCondition(viewerId)]),
      ]),
    )

/** Whether a viewer may hear a voice hello now. */
export const canHearVoiceHello = async (db: Database, id: string, viewerId: string): Promise<boolean> =>
  (await selectAudible(db, viewerId).where('voice_hello.id', '=', id).executeTakeFirst()) !== undefined

/** Reads the voice hello of a member, if the viewer may hear it. */
export const readAudibleVoiceHello = (db: Database, memberId: string, viewerId: string): Promise<VoiceHelloColumns | undefined> =>
  selectAudible(db, viewerId).where('voice_hello.member_id', '=', memberId).executeTakeFirst()

/** Storage keys of all voice hellos with the number of their files, in batches. */
export async function* readVoiceHelloStorageKeys(db: Database): AsyncGenerator<{ key: string; files: number }[]> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db.selectFrom('voice_hello').select(['id', 'storage_key']).where('id', '>', after).orderBy('id').limit(500).execute()
    if (rows.length === 0) return
    yield rows.map(({ storage_key }) => ({ key: storage_key, files: 1 }))
    after = rows.at(-1)?.id ?? after
  }
}
