import { createFileRoute, useRouter } from '@tanstack/react-router'
import { ChangePasswordScreen } from '#features/auth/web/index.ts'
import { membersOnly } from '../../guard.ts'
import { redirectTarget } from '../../redirect.ts'
import { textParameters } from '../../search.ts'

const ChangePassword = () => {
  const router = useRouter()
  const search = Route.useSearch()
  return <ChangePasswordScreen onChanged={() => router.history.push(redirectTarget(search.redirect))} />
}

export const Route = createFileRoute('/_auth/change-password')({
  validateSearch: (search: Record<string, unknown>) => textParameters(search, 'redirect'),
  beforeLoad: membersOnly,
  component: ChangePassword,
})
