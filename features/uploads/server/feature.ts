import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithRow, purgedAfter } from '#platform/server/retention-rules.ts'
import { uploadKeptHours } from '../contract.ts'
import { personalData } from './personal-data.ts'
import { purgeUploadsHourly } from './purge-uploads.ts'
import { serveUploads } from './routes.ts'

/** Files that arrive in parts, until another feature uses them. */
export const uploadsFeature: ServerFeature = {
  name: 'uploads',
  serve: serveUploads,
  recurring: [purgeUploadsHourly],
  personalData,
  tables: {
    upload: purgedAfter(uploadKeptHours / 24, `${purgeUploadsHourly.kind}, unless it was used before`),
    upload_part: keptWithRow('upload'),
  },
}
