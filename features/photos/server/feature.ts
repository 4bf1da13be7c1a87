import type { ServerFeature } from '#platform/server/feature.ts'
import { purgedAfter, keptWithAccount } from '#platform/server/retention-rules.ts'
import { personalData } from './personal-data.ts'
import { servePhotoEndpoints } from './routes.ts'

/** Photos and their review. */
export const photosFeature: ServerFeature = {
  name: 'photos',
  serve: servePhotoEndpoints,
  personalData,
  tables: {
    photo: keptWithAccount,
    refused_picture: { kept: 'for good: hashes that keep a picture out', impersonal: 'hashes of pictures, which name nobody' },
  },
  files: { 'a photo taken down': purgedAfter(30, 'moderation.sweep, then photos.sweep-files') },
}
