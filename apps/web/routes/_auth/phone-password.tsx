import { createFileRoute } from '@tanstack/react-router'
import { PhonePasswordScreen } from '#features/phone-login/web/index.ts'
import { pickStringParameters } from '../../search.ts'

const PhonePassword = () => {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return <PhonePasswordScreen redirect={search.redirect} onDone={() => void navigate({ to: '/phone', search })} />
}

export const Route = createFileRoute('/_auth/phone-password')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'redirect'),
  component: PhonePassword,
})
