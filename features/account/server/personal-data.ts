import type { PersonalData } from '#platform/server/personal-data.ts'
import { deleteExport } from './export/export-store.ts'

export const personalData: PersonalData = {
  tables: ['data_export'],
  export: async (db, memberId) => ({
    exports: await db.selectFrom('data_export').select(['requested_at', 'expires_at']).where('member_id', '=', memberId).execute(),
  }),
  erase: deleteExport,
  identifiers: ['data_export.storage_key'],
}
