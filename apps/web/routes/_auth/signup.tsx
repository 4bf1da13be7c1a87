import { createFileRoute } from '@tanstack/react-router'
import { SignUpScreen } from '#features/auth/web/index.ts'

const SignUp = () => {
  const navigate = Route.useNavigate()
  return <SignUpScreen onCodeSent={() => void navigate({ to: '/otp', search: { type: 'verify-email' } })} />
}

export const Route = createFileRoute('/_auth/signup')({ component: SignUp })
