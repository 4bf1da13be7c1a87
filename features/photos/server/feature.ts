import type { ServerFeature } from '#platform/server/feature.ts'
import { purgedAfter, withAccount } from '#platform/server/tables.ts'
import { personalData } from './personal-data.ts'
import { servePhotoEndpoints } from './routes.ts'

/** Photos and their review. */
export const photosFeature: ServerFeature = {
  name: 'photos',
  serve: servePhotoEndpoints,
  personalData,
  tables: {
    photo: withAccount,
    refused_picture: { kept: 'for good: hashes that keep a picture out', impersonal: 'hashes of pictures, which name nobody' },
  },
  files: { 'a photo taken down': purgedAfter(30, 'moderation.sweep, then photos.sweep-files') },
}
