import type { ServerFeature } from '#platform/server/feature.ts'
import { keptAsSettings } from '#platform/server/retention-rules.ts'
import { serveSite } from './routes.ts'

/** The public pages, the numbers of the safety page, and the contact form. */
export const siteFeature: ServerFeature = {
  name: 'site',
  serve: serveSite,
  tables: {
    help_number: keptAsSettings('the emergency numbers of the safety page'),
    text_override: keptAsSettings('texts of the operator'),
  },
}
