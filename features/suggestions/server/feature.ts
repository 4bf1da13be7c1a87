import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithAccount, purgedAfter } from '#platform/server/retention-rules.ts'
import { personalData } from './personal-data.ts'
import { serveSuggestions } from './routes.ts'
import { keptRunDays } from './training/run-store.ts'
import { trainNightly } from './training/train-nightly.ts'
import { keptSuggestionDays } from './store.ts'

/** Suggestions: who is shown first to whom, learnt at night from likes alone. */
export const suggestionsFeature: ServerFeature = {
  name: 'suggestions',
  serve: serveSuggestions,
  recurring: [trainNightly],
  personalData,
  tables: {
    suggestion: { ...keptWithAccount, ...purgedAfter(keptSuggestionDays, `${trainNightly.kind}; made anew every night`) },
    training_run: purgedAfter(keptRunDays, trainNightly.kind, 'how long a training took, about nobody'),
  },
}
