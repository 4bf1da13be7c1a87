import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { deleteExportOfMember } from './export/export-store.ts'

export const personalData: PersonalDataHandler = {
  tables: ['data_export'],
  export: async (db, memberId) => ({
    exports: await db.selectFrom('data_export').select(['requested_at', 'expires_at']).where('member_id', '=', memberId).execute(),
  }),
  erase: deleteExportOfMember,
  identifiers: ['data_export.storage_key'],
}
