import type { Locale } from '#platform/shared/i18n/locales.ts'
import { sessionToken, useSession } from '#platform/web/client/session.ts'

let pending: { locale: Locale; token: string } | undefined
let saving = false

/** Sends one request at a time, so that the last choice arrives last. */
const savePending = async (): Promise<void> => {
  if (saving) return
  saving = true
  while (pending !== undefined) {
    const { locale, token } = pending
    pending = undefined
    // Another account has signed in meanwhile.
    if (token !== sessionToken()) continue
    try {
      // Loaded on demand, to keep the first page of a visitor small.
      const { saveLanguage } = await import('./save-language.ts')
      await saveLanguage(locale)
      // Set only after the save: until then, a different language in the settings means a change on another device.
      if (token === sessionToken()) useSession.setState(({ user }) => ({ user: user && { ...user, locale } }))
    } catch (error) {
      // The choice is stored in this browser anyway.
      // oxlint-disable-next-line no-console -- the member cannot do anything about it
      console.warn('the language was not saved to the account', error)
    }
  }
  saving = false
}

/** Saves the chosen language to the account of a signed-in member. */
export const saveLanguageIfSignedIn = (locale: Locale): void => {
  const { user } = useSession.getState()
  const token = sessionToken()
  if (user === null || token === null) return
  pending = { locale, token }
  void savePending()
}
