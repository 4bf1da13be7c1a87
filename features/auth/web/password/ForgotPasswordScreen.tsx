import { useT } from '#platform/web/i18n.tsx'
import { authText } from '../../locales/text.ts'
import { RequestMailedCodeForm } from '../codes/RequestMailedCodeForm.tsx'
import { AuthLink } from '../AuthLink.tsx'
import { PhoneLoginLink } from '../PhoneLoginLink.tsx'

/** First step of a password reset: requests a code. */
export const ForgotPasswordScreen = ({ redirect, onSent }: { redirect?: string | undefined; onSent: () => void }) => {
  const t = useT(authText)
  return (
    <RequestMailedCodeForm type="reset-password" title={t('forgot.title')} intro={t('forgot.intro')} onSent={onSent}>
      <PhoneLoginLink to="/phone-password" redirect={redirect} />
      <br />
      <AuthLink to="/login" redirect={redirect}>
        {t('forgot.back')}
      </AuthLink>
    </RequestMailedCodeForm>
  )
}
