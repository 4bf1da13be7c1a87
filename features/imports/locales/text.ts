import { catalogueRef } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const importsText = catalogueRef<typeof en>('imports')
