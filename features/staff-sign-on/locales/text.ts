import { catalogueRef } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const signOnText = catalogueRef<typeof en>('staff_sign_on')
