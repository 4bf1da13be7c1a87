import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#features/account/web/index.ts'
import { type MemberSearchCriteria, MembersScreen } from '#features/admin/web/index.ts'
import { roles } from '#platform/shared/roles.ts'
import { pickStringParameters } from '../../search.ts'

const statuses = ['active', 'inactive', 'invited'] as const

const Members = () => {
  const navigate = Route.useNavigate()
  return (
    <MembersScreen
      role={useMe().data?.role}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true })}
      onAdded={(id) => void navigate({ to: '/admin/members/$id', params: { id } })}
    />
  )
}

export const Route = createFileRoute('/admin/members')({
  validateSearch: (search: Record<string, unknown>): MemberSearchCriteria => ({
    ...pickStringParameters(search, 'q'),
    status: statuses.find((one) => one === search.status),
    role: roles.find((one) => one === search.role),
  }),
  component: Members,
})
