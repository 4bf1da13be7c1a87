import * as z from 'zod'
import { data, endpoint } from '#platform/shared/endpoint.ts'

/** Upper ends of the bands in which members are told how many people are around them. */
export const townSizeBands = [10, 50, 200, 1000] as const

export const getTownSize = endpoint({
  method: 'GET',
  path: '/town/size',
  access: 'guest',
  summary:
    'Returns fewer than how many people within about 100 km of the caller were here this month; null without a place, or with 1000 and more',
  response: data(z.object({ fewer_than: z.literal([...townSizeBands]).nullable() })),
})
