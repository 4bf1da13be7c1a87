import { catalogueRef } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const callsText = catalogueRef<typeof en>('calls')
export const callScreenText = catalogueRef<(typeof en)['call']>('calls.call')
