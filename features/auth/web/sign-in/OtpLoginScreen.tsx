import { useT } from '#platform/web/i18n.tsx'
import { authText } from '../../locales/text.ts'
import { RequestMailedCodeForm } from '../codes/RequestMailedCodeForm.tsx'
import { AuthLink } from '../AuthLink.tsx'

/** First step of signing in with a mailed code: requests the code. */
export const OtpLoginScreen = ({ redirect, onSent }: { redirect?: string | undefined; onSent: () => void }) => {
  const t = useT(authText)
  return (
    <RequestMailedCodeForm type="login" title={t('otpLogin.title')} intro={t('otpLogin.intro')} onSent={onSent}>
      <AuthLink to="/login" redirect={redirect}>
        {t('otpLogin.withPassword')}
      </AuthLink>
    </RequestMailedCodeForm>
  )
}
