import { createFileRoute } from '@tanstack/react-router'
import { CaseScreen } from '#features/moderation/web/index.ts'

const Case = () => {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <CaseScreen key={id} id={id} onDecided={(kind) => void navigate({ to: kind === 'appeal' ? '/admin/appeals' : '/admin/reports' })} />
  )
}

export const Route = createFileRoute('/admin/reports_/$id')({ component: Case })
