import { catalogueRef } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

/** The texts of the terms and the privacy policy, which only these two pages load. */
export const legalText = catalogueRef<typeof en>('legal')
