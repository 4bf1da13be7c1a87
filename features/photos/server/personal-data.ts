import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { photoFileKey } from './present-photo.ts'
import { deletePhotosOf } from './store.ts'

export const personalData: PersonalDataHandler = {
  tables: ['photo'],
  export: async (db, memberId) => ({
    photos: await db
      .selectFrom('photo')
      .select(['id', 'position', 'width', 'height', 'review', 'created_at'])
      .where('member_id', '=', memberId)
      .orderBy('position')
      .execute(),
  }),
  files: async (db, memberId) => {
    const photos = await db
      .selectFrom('photo')
      .select(['id', 'storage_key'])
      .where('member_id', '=', memberId)
      .where('review', '<>', 'removed')
      .orderBy('position')
      .execute()
    return photos.map(({ id, storage_key }) => ({ name: `photos/${id}.webp`, key: photoFileKey(storage_key, 1080) }))
  },
  erase: deletePhotosOf,
  withheld: { 'photo.blur': 'made from the photo, which is there', 'photo.hash': 'made from the photo, which is there' },
  identifiers: ['photo.storage_key'],
}
