import { text } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const landingText = text<typeof en>('landing')
