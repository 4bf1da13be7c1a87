import { createFileRoute, useRouter } from '@tanstack/react-router'
import { ChangeEmailForm, CodeScreen, parseCodePurpose, ResetPasswordScreen } from '#features/auth/web/index.ts'
import { requireSession } from '../../require-session.ts'
import { redirectTarget } from '../../redirect.ts'
import { pickStringParameters } from '../../search.ts'

/** The screen for mailed codes of every type. */
const Otp = () => {
  const router = useRouter()
  const navigate = Route.useNavigate()
  const { type, redirect } = Route.useSearch()
  const search = { redirect }
  if (type === 'change-email') return <ChangeEmailForm headingLevel={1} onChanged={() => router.history.push(redirectTarget(redirect))} />
  if (type === 'reset-password')
    return (
      <ResetPasswordScreen
        onDone={() => void navigate({ to: '/login', search })}
        onOtherAddress={() => void navigate({ to: '/forgot-password', search })}
      />
    )
  return (
    <CodeScreen
      key={type}
      type={type}
      onSignedIn={() => (type === 'login' ? router.history.push(redirectTarget(redirect)) : void navigate({ to: '/add-photo', search }))}
      onOtherAddress={() => void navigate({ to: type === 'login' ? '/otp-login' : '/signup', search })}
    />
  )
}

export const Route = createFileRoute('/_auth/otp')({
  validateSearch: (search: Record<string, unknown>) => ({
    ...pickStringParameters(search, 'redirect'),
    type: parseCodePurpose(search.type),
  }),
  beforeLoad: ({ search, location }) => {
    if (search.type === 'change-email') requireSession({ location })
  },
  component: Otp,
})
