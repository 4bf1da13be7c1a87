import { catalogueRef } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

/** The texts about access tokens. */
export const accessTokensText = catalogueRef<typeof en>('access_tokens')
