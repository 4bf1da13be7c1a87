import { text } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const callsText = text<typeof en>('calls')
