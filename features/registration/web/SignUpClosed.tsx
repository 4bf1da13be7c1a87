import type { ReactNode } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { registrationText } from '../locales/text.ts'

/** What stands in place of the sign-up form when nobody may sign up. `login` is the way for members. */
export const SignUpClosed = ({ login }: { login: ReactNode }) => {
  const t = useT(registrationText)
  return (
    <div className="flex flex-col gap-4">
      <Heading level={1}>{t('signUp.closedTitle')}</Heading>
      <p role="status">{t('signUp.closedText')}</p>
      <p>{login}</p>
    </div>
  )
}
