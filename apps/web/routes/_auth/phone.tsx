import { createFileRoute, useRouter } from '@tanstack/react-router'
import { PhoneScreen } from '#features/phone-login/web/index.ts'
import { redirectTarget } from '../../redirect.ts'
import { requireNoSession } from '../../require-session.ts'
import { pickStringParameters } from '../../search.ts'

const Phone = () => {
  const router = useRouter()
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return (
    <PhoneScreen
      redirect={search.redirect}
      onSignedIn={() => router.history.push(redirectTarget(search.redirect))}
      onSignedUp={() => void navigate({ to: '/add-photo', search })}
    />
  )
}

export const Route = createFileRoute('/_auth/phone')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'redirect'),
  beforeLoad: requireNoSession,
  component: Phone,
})
