import { catalogueRef } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

/** The texts of the brand in the console, which only administrators load. */
export const brandText = catalogueRef<typeof en>('brand')
