import { createFileRoute, redirect } from '@tanstack/react-router'
import { OtpLoginScreen } from '#features/auth/web/index.ts'
import { isAuthenticated } from '#platform/web/client/session.ts'
import { redirectTarget } from '../../redirect.ts'
import { pickStringParameters } from '../../search.ts'

const OtpLogin = () => {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return <OtpLoginScreen redirect={search.redirect} onSent={() => void navigate({ to: '/otp', search: { ...search, type: 'login' } })} />
}

export const Route = createFileRoute('/_auth/otp-login')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'redirect'),
  beforeLoad: ({ search }) => {
    if (isAuthenticated()) redirect({ href: redirectTarget(search.redirect), throw: true })
  },
  component: OtpLogin,
})
