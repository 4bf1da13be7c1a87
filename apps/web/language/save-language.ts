import { updateSettings } from '#features/account/contract.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { call } from '#platform/web/client/call.ts'

/** Saves a language to the caller's account. */
export const saveLanguage = async (locale: Locale): Promise<void> => {
  await call(updateSettings, { body: { locale } })
}
