import { createFileRoute, useRouter } from '@tanstack/react-router'
import { authText } from '#features/auth/locales/text.ts'
import { ChangePasswordForm, SessionsPanel } from '#features/auth/web/index.ts'
import { PasskeysStayNote, PasskeysPanel } from '#features/passkeys/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { requireSession } from '../../require-session.ts'
import { redirectTarget } from '../../redirect.ts'
import { pickStringParameters } from '../../search.ts'

/** The form to change the password, above the list of sessions. */
const ChangePassword = () => {
  const t = useT(authText)
  const router = useRouter()
  const search = Route.useSearch()
  return (
    <div className="flex flex-col gap-6">
      <Heading level={1}>{t('password.title')}</Heading>
      <ChangePasswordForm onChanged={() => router.history.push(redirectTarget(search.redirect))} />
      <PasskeysPanel />
      <SessionsPanel note={<PasskeysStayNote />} onSignedOut={() => void router.navigate({ to: '/login' })} />
    </div>
  )
}

export const Route = createFileRoute('/_auth/change-password')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'redirect'),
  beforeLoad: requireSession,
  component: ChangePassword,
})
