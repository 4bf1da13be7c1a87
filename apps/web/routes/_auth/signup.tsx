import { createFileRoute } from '@tanstack/react-router'
import { SignUpScreen } from '#features/auth/web/index.ts'
import { requireNoSession } from '../../require-session.ts'
import { pickStringParameters } from '../../search.ts'

const SignUp = () => {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return (
    <SignUpScreen
      redirect={search.redirect}
      onCodeSent={() => void navigate({ to: '/otp', search: { ...search, type: 'verify-email' } })}
    />
  )
}

export const Route = createFileRoute('/_auth/signup')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'redirect'),
  beforeLoad: requireNoSession,
  component: SignUp,
})
