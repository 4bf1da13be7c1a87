import type { ServerFeature } from '#platform/server/feature.ts'
import { serveSite } from './routes.ts'

/** The public pages and the contact form. */
export const siteFeature: ServerFeature = {
  name: 'site',
  serve: serveSite,
}
