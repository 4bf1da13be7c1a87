import type { ServerFeature } from '#platform/server/feature.ts'
import { keptAsSettings } from '#platform/server/retention-rules.ts'
import { serveBrand } from './routes.ts'

/** The name and the look of the service. */
export const brandFeature: ServerFeature = {
  name: 'brand',
  serve: serveBrand,
  tables: { brand: keptAsSettings('the name and look of the service') },
  files: { 'pictures of the logo': keptAsSettings('the logo of the service; one that is not used goes after a day') },
}
