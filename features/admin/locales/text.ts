import { catalogueRef } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

/** The texts of the console, which only administrators load. */
export const adminText = catalogueRef<typeof en>('admin')
