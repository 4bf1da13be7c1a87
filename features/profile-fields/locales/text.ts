import { catalogueRef } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const profileFieldsText = catalogueRef<typeof en>('profile_fields')
