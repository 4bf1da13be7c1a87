import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '#features/auth/web/index.ts'
import { pickStringParameters } from '../../search.ts'

const ForgotPassword = () => {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return <ForgotPasswordScreen redirect={search.redirect} onSent={() => void navigate({ to: '/reset-password', search })} />
}

export const Route = createFileRoute('/_auth/forgot-password')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'redirect'),
  component: ForgotPassword,
})
