import { createFileRoute } from '@tanstack/react-router'
import { PlaceScreen } from '#features/places/web/index.ts'
import { membersOnly } from '../../guard.ts'

const Place = () => {
  const navigate = Route.useNavigate()
  return <PlaceScreen onDone={() => void navigate({ to: '/dashboard/matches' })} />
}

export const Route = createFileRoute('/_auth/place')({ beforeLoad: membersOnly, component: Place })
