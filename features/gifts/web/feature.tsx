import type { WebFeature } from '#platform/web/feature.ts'
import { refreshGifts, useApplyGiftEvents } from './gift-queries.ts'

/** Gifts received and sent. */
export const giftsFeature: WebFeature = {
  name: 'gifts',
  Live: () => {
    useApplyGiftEvents()
    return null
  },
  onMemberGone: refreshGifts,
}
