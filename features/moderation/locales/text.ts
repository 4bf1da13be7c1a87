import { catalogueRef } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const moderationText = catalogueRef<typeof en>('moderation')
export const reviewText = catalogueRef<(typeof en)['review']>('moderation.review')
