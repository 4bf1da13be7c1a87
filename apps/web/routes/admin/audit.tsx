import { createFileRoute } from '@tanstack/react-router'
import { AuditScreen } from '#features/admin/web/index.ts'
import { pickStringParameters } from '../../search.ts'

const Audit = () => {
  const navigate = Route.useNavigate()
  return <AuditScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search, replace: true })} />
}

export const Route = createFileRoute('/admin/audit')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'action', 'member', 'since', 'until'),
  component: Audit,
})
