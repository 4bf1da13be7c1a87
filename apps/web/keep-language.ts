import type { Locale } from '#platform/shared/i18n/locales.ts'
import { useSession } from '#platform/web/session.ts'

/** A member's choice is the language of the account too. */
export const keepLanguage = (locale: Locale): void => {
  const { user } = useSession.getState()
  if (user !== null) useSession.setState({ user: { ...user, locale } })
}
