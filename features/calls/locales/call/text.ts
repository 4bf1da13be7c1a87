import { text } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

/** The words of a call, fetched with the first one. */
export const callText = text<typeof en>('call')
