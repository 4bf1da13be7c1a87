import * as z from 'zod'
import { type OutcomeKind, outcomeKinds, type ShownOrder, shownOrders } from '#features/outcomes/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { Day } from '#platform/shared/fields.ts'

const each = <K extends string, S extends z.ZodType>(names: readonly K[], schema: S) =>
  z.object(Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>)

/** A number for each order of the feed; null where the number is under ten, or would reveal another number under ten. */
const ByOrder = each<ShownOrder, z.ZodNullable<z.ZodInt>>(shownOrders, z.int().nullable())
const DayOutcomes = each<OutcomeKind, typeof ByOrder>(outcomeKinds, ByOrder).extend({ day: Day, viewers: ByOrder })
export type DayOutcomes = z.infer<typeof DayOutcomes>

export const getOutcomes = endpoint({
  method: 'GET',
  path: '/admin/outcomes',
  access: 'admin',
  staff: ['analyst'],
  token: 'figures:read',
  summary:
    'Returns how many members had a match, a reply or a meeting on each whole day (UTC), and how many were shown people, by the order in which they are shown them',
  query: z.object({ days: z.coerce.number().int().min(1).max(90).default(14) }),
  response: data(z.object({ days: z.array(DayOutcomes) })),
})
