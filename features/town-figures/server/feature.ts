import type { ServerFeature } from '#platform/server/feature.ts'
import { countTownHourly } from './update-town-figures.ts'
import { serveTownFigures } from './routes.ts'

/** Figures about activity for the console, and the size band of the people around a member. They reveal nothing about any person. */
export const townFiguresFeature: ServerFeature = {
  name: 'town-figures',
  serve: serveTownFigures,
  recurring: [countTownHourly],
  tables: {
    town_day: { kept: 'for good: what happened on a day, in whole tens', impersonal: 'rounded sums by day' },
    town_place: { kept: 'until the next day: members by place and gender, in whole tens', impersonal: 'rounded sums by place' },
    town_area: { kept: 'until the next week: about how many people are around a coarse cell', impersonal: 'bands by cell' },
    town_queue: { kept: 'until the next hour: since when the oldest case of a queue waits', impersonal: 'one moment a queue' },
    town_progress: { kept: 'for good: one row, which counts are done', impersonal: 'two days' },
  },
}
