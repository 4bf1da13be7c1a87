import { text } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const moderationText = text<typeof en>('moderation')
export const reviewText = text<(typeof en)['review']>('moderation.review')
