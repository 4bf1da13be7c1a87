import { catalogueRef } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const knownContactsText = catalogueRef<typeof en>('known_contacts')
