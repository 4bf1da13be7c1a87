import { useT } from '#platform/web/i18n.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { authText } from '../locales/text.ts'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

/** Changing the password on a page of its own. */
export const ChangePasswordScreen = ({ onChanged }: { onChanged: () => void }) => {
  const t = useT(authText)
  return (
    <div className="flex flex-col gap-6">
      <Heading level={1}>{t('password.title')}</Heading>
      <ChangePasswordForm onChanged={onChanged} />
    </div>
  )
}
