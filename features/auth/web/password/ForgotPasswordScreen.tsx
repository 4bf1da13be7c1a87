import { useT } from '#platform/web/i18n.tsx'
import { authText } from '../../locales/text.ts'
import { RequestCodeForm } from '../codes/RequestCodeForm.tsx'
import { AuthLink } from '../AuthLink.tsx'
import { PhoneLink } from '../PhoneLink.tsx'

/** First step of a password reset: requests a code. */
export const ForgotPasswordScreen = ({ redirect, onSent }: { redirect?: string | undefined; onSent: () => void }) => {
  const t = useT(authText)
  return (
    <RequestCodeForm type="reset-password" title={t('forgot.title')} intro={t('forgot.intro')} onSent={onSent}>
      <PhoneLink to="/phone-password" redirect={redirect} />
      <br />
      <AuthLink to="/login" redirect={redirect}>
        {t('forgot.back')}
      </AuthLink>
    </RequestCodeForm>
  )
}
