import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithAccount } from '#platform/server/retention-rules.ts'
import { personalData } from './personal-data.ts'
import { serveSuggestions } from './routes.ts'

/** Suggestions, and the choice to have the order of activity instead. */
export const suggestionsFeature: ServerFeature = {
  name: 'suggestions',
  serve: serveSuggestions,
  personalData,
  tables: { suggestion: keptWithAccount, training_run: { kept: 'for good', impersonal: 'how long a training took' } },
}
