import { useT } from '#platform/web/i18n.tsx'
import { registrationText } from '../locales/text.ts'
import { useRegistrationMode } from './registration-queries.ts'

/** Says above the sign-up form that a moderator approves every account; renders nothing in other modes. */
export const SignUpNotice = () => {
  const t = useT(registrationText)
  return useRegistrationMode() === 'approval' ? <p className="rounded-control bg-sunken p-3">{t('signUp.approval')}</p> : null
}
