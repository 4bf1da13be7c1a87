import { text } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

/** The words of the console, which only administrators fetch. */
export const consoleText = text<typeof en>('console')
