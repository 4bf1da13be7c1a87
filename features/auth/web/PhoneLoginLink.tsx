import type { ReactNode } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { authText } from '../locales/text.ts'
import { AuthLink } from './AuthLink.tsx'
import { isPhoneLoginOn } from './phone-way.ts'

interface PhoneLinkProps {
  to?: '/phone' | '/phone-password'
  redirect: string | undefined
  /** Icon before the text. A link with an icon is a row of a list. */
  icon?: ReactNode
}

/** Link to the screen for people who sign in with a phone number instead of an email. Renders nothing where phone log-in is off. */
export const PhoneLoginLink = ({ to = '/phone', redirect, icon }: PhoneLinkProps) => {
  const t = useT(authText)
  // The prerendered page does not know the settings of the installation.
  const shown = useHydrated() && isPhoneLoginOn()
  return shown ? (
    <AuthLink to={to} redirect={redirect} icon={icon}>
      {t('login.withPhone')}
    </AuthLink>
  ) : null
}
