import { catalogueRef } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const voiceHelloText = catalogueRef<typeof en>('voice_hello')
