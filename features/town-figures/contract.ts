import * as z from 'zod'
import { data, endpoint } from '#platform/shared/endpoint.ts'

/** Upper ends (exclusive) of the size bands. Members see only the band of how many people are around them, such as "fewer than 50". */
export const townSizeBands = [10, 50, 200, 1000] as const

export const getTownSize = endpoint({
  method: 'GET',
  path: '/town/size',
  access: 'guest',
  summary:
    'Returns fewer than how many people within about 100 km of the caller were here this month; null without a place, or with 1000 and more',
  response: data(z.object({ fewer_than: z.literal([...townSizeBands]).nullable() })),
})
