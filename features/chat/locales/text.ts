import { catalogueRef } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const chatText = catalogueRef<typeof en>('chat')
