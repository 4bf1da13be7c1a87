import { catalogueRef } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const phoneLoginText = catalogueRef<typeof en>('phone_login')
