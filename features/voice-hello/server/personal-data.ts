import { Readable } from 'node:stream'
import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { getDecrypted } from '#platform/server/storage/encrypted-files.ts'
import { openFileKey } from '#platform/server/storage/file-keys.ts'
import { voiceHelloFileKey } from './present-voice-hello.ts'
import { readCurrentVoiceHello, releaseVoiceHellosOf } from './store.ts'

/** A voice hello that a report needs loses its member at the erasure, and is deleted with the report. */
export const personalData: PersonalDataHandler = {
  tables: ['voice_hello'],
  export: async (db, memberId) => ({
    voice_hellos: await db
      .selectFrom('voice_hello')
      .select(['id', 'tenths', 'peaks', 'review', 'created_at', 'removed_at'])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .execute(),
  }),
  files: async (db, memberId) => {
    const current = await readCurrentVoiceHello(db, memberId)
    if (current === undefined) return []
    return [
      {
        name: `voice-hello/${current.id}.ogg`,
        open: async ({ storage, secrets }) => {
          const bytes = await getDecrypted(storage, voiceHelloFileKey(current.storage_key), await openFileKey(db, secrets, current))
          return bytes === undefined ? undefined : Readable.from([bytes])
        },
      },
    ]
  },
  erase: releaseVoiceHellosOf,
  identifiers: ['voice_hello.storage_key'],
  evidence: ['voice_hello'],
}
