import { catalogueRef } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

/** The texts of the public pages, which the application does not load. */
export const publicText = catalogueRef<typeof en>('public')
export const safetyText = catalogueRef<(typeof en)['safety']>('public.safety')
