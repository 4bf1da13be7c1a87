import { catalogueRef } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

/** The names of interests, prompts and languages, and the words of their pickers. Loaded by the screens that show them. */
export const vocabularyText = catalogueRef<typeof en>('vocabulary')
