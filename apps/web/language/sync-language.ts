import type { Locale } from '#platform/shared/i18n/locales.ts'
import { sessionToken, useSession } from '#platform/web/client/session.ts'

let pending: { locale: Locale; token: string } | undefined
let saving = false

/** One call at a time: the last choice is the last that arrives. */
const savePending = async (): Promise<void> => {
  if (saving) return
  saving = true
  while (pending !== undefined) {
    const { locale, token } = pending
    pending = undefined
    // Whoever signed in meanwhile did not choose it.
    if (token !== sessionToken()) continue
    try {
      // What a call needs is fetched when somebody signed in chooses: the first page of a visitor stays small.
      const { saveLanguage } = await import('./save-language.ts')
      await saveLanguage(locale)
    } catch (error) {
      // The browser keeps the choice all the same.
      // oxlint-disable-next-line no-console -- nothing a person could do about it
      console.warn('the language was not saved to the account', error)
    }
  }
  saving = false
}

/** A member's choice is the language of the account too. */
export const syncLanguage = (locale: Locale): void => {
  const { user } = useSession.getState()
  const token = sessionToken()
  if (user === null || token === null) return
  useSession.setState({ user: { ...user, locale } })
  pending = { locale, token }
  void savePending()
}
