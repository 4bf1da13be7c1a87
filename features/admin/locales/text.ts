import { text } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

/** The texts of the console, which only administrators load. */
export const adminText = text<typeof en>('admin')
