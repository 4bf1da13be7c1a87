import * as z from 'zod'
import { type BuiltInGender, builtInGenders, type OperatorGender, operatorGenders } from '#features/members/gender-contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { Day } from '#platform/shared/fields.ts'

/** Queues in which cases wait for a decision of staff. */
export const townQueueNames = [
  'reports',
  'appeals',
  'photos',
  'voice_hellos',
  'photo_checks',
  'applicants',
  'deposits',
  'proposals',
] as const
/** How long the oldest case of a queue has waited. `within_day` for an empty queue. */
export const townQueueWaits = ['within_day', 'days', 'week', 'longer'] as const
/** The figures that are counted for each day. */
export const townFigureNames = [
  'active',
  'sign_ups',
  'matches',
  'first_messages',
  'answered',
  'reports',
  'deposits_usd',
  'spent_usd',
  'spent_credits',
] as const

/** Rounded to tens; null where fewer than ten people are behind the number. */
const Count = z.int().nullable()
const optionalCount = Count.optional()
const ByGender = z.object({
  ...(Object.fromEntries(builtInGenders.map((gender) => [gender, Count])) as Record<BuiltInGender, typeof Count>),
  ...(Object.fromEntries(operatorGenders.map((gender) => [gender, optionalCount])) as Record<OperatorGender, typeof optionalCount>),
})

const TownDay = z.object({
  day: Day,
  ...(Object.fromEntries(townFigureNames.map((name) => [name, Count])) as Record<(typeof townFigureNames)[number], typeof Count>),
})
export type TownDay = z.infer<typeof TownDay>
const TownPlace = z.object({
  /** Null for all other countries together. */
  country: z.string().nullable(),
  /** Null for the rest of the country together. */
  city: z.string().nullable(),
  week: ByGender,
  month: ByGender,
})
export type TownPlace = z.infer<typeof TownPlace>

export const getTownFigures = endpoint({
  method: 'GET',
  path: '/admin/town',
  access: 'admin',
  staff: ['analyst'],
  summary:
    'Returns the figures of the last counted days (UTC), members by place and gender, and how long the queues wait: in whole tens, null where fewer than ten people are behind a number',
  query: z.object({ days: z.coerce.number().int().min(1).max(90).default(14) }),
  response: data(
    z.object({
      days: z.array(TownDay),
      places: z.array(TownPlace),
      /** The day on which places were counted; null before the first count. */
      places_on: Day.nullable(),
      queues: z.array(z.object({ queue: z.enum(townQueueNames), wait: z.enum(townQueueWaits) })),
    }),
  ),
})

/** The tables that can be downloaded. */
export const townTableNames = ['days', 'places', 'queues'] as const
export type TownTable = (typeof townTableNames)[number]

export const exportTownFigures = endpoint({
  method: 'GET',
  path: '/admin/town/csv',
  access: 'admin',
  staff: ['analyst'],
  summary: 'Returns one table of the town as comma-separated values, with the same roundings; hidden numbers are empty',
  query: z.object({ table: z.enum(townTableNames), days: z.coerce.number().int().min(1).max(90).default(14) }),
  response: z.string(),
  text: true,
})
