import { createFileRoute, useRouter } from '@tanstack/react-router'
import { LoginScreen } from '#features/auth/web/index.ts'
import { passkeyWay } from '#features/passkeys/web/passkey-way.ts'
import { redirectTarget } from '../../redirect.ts'
import { requireNoSession } from '../../require-session.ts'
import { pickStringParameters } from '../../search.ts'

const Login = () => {
  const router = useRouter()
  const search = Route.useSearch()
  return (
    <LoginScreen
      redirect={search.redirect}
      passkey={passkeyWay}
      onSignedIn={() => router.history.push(redirectTarget(search.redirect))}
      onUnverified={() => void router.navigate({ to: '/otp', search: { ...search, type: 'verify-email' } })}
    />
  )
}

export const Route = createFileRoute('/_auth/login')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'redirect'),
  beforeLoad: requireNoSession,
  component: Login,
})
