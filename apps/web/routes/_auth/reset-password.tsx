import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordScreen } from '#features/auth/web/index.ts'
import { textParameters } from '../../search.ts'

const ResetPassword = () => {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return (
    <ResetPasswordScreen
      onDone={() => void navigate({ to: '/login', search })}
      onOtherAddress={() => void navigate({ to: '/forgot-password', search })}
    />
  )
}

export const Route = createFileRoute('/_auth/reset-password')({
  validateSearch: (search: Record<string, unknown>) => textParameters(search, 'redirect'),
  component: ResetPassword,
})
