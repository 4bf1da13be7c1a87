import type { WebFeature } from '#platform/web/feature.ts'
import { refreshGifts, useLiveGifts } from './gift-queries.ts'

/** Gifts received and sent. */
export const giftsFeature: WebFeature = {
  name: 'gifts',
  Live: () => {
    useLiveGifts()
    return null
  },
  onMemberGone: refreshGifts,
}
