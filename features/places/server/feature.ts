import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithAccount } from '#platform/server/retention-rules.ts'
import { personalData } from './personal-data.ts'
import { servePlaces } from './routes.ts'

/** Where members are, as a grid cell. */
export const placesFeature: ServerFeature = {
  name: 'places',
  serve: servePlaces,
  personalData,
  tables: { place: keptWithAccount },
}
