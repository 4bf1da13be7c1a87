import { createFileRoute } from '@tanstack/react-router'
import { UpgradeScreen } from '#features/subscriptions/web/index.ts'
import { pickStringParameters } from '../../search.ts'

const Upgrade = () => {
  const navigate = Route.useNavigate()
  const { plan } = Route.useSearch()
  return <UpgradeScreen plan={plan} onPlan={(id) => void navigate({ search: { plan: id }, replace: true, resetScroll: false })} />
}

export const Route = createFileRoute('/dashboard/upgrade')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'plan'),
  staticData: { frame: { title: 'header.upgrade', takingPart: true } },
  component: Upgrade,
})
