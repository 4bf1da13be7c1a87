import { text } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

/** Texts of the case queue and the photo review, which only administrators load. */
export const reviewText = text<typeof en>('review')
