import type { ReactNode } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { registrationText } from '../locales/text.ts'

/** Shown in place of the sign-up form when registration is closed. `login` is the link for members. */
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
