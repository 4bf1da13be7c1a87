import { declareDayPartitionedTable } from '#platform/server/db/partitions/day-partitions.ts'

/** Impressions, by the day of their hour. */
export const impressionsByDay = declareDayPartitionedTable('attention', { by: 'hour', unit: 'hour' })

/** Counts of cards seen, by day. */
export const cardsSeenByDay = declareDayPartitionedTable('cards_seen', { by: 'day', unit: 'day' })
