import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { deleteUploadsOf } from './store.ts'

/** An upload is exported by the feature that uses it; until then it is unfinished and kept for a day. */
export const personalData: PersonalDataHandler = {
  tables: ['upload', 'upload_part'],
  export: () => Promise.resolve({}),
  erase: deleteUploadsOf,
}
