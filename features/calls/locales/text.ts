import { text } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const callsText = text<typeof en>('calls')
export const callText = text<(typeof en)['call']>('calls.call')
