import { text } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

/** The words of the queue and the review of photos, which members have no use for. */
export const reviewText = text<typeof en>('review')
