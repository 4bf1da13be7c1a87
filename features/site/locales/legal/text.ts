import { text } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const legalText = text<typeof en>('legal')
