import { createFileRoute } from '@tanstack/react-router'
import { refreshMe, useMe } from '#features/account/web/index.ts'
import { refreshMatches } from '#features/matches/web/index.ts'
import { PlaceScreen } from '#features/places/web/index.ts'
import { membersOnly } from '../../guard.ts'

const Place = () => {
  const navigate = Route.useNavigate()
  const home = useMe().data?.person.country.code
  const go = () => {
    refreshMe()
    refreshMatches()
    void navigate({ to: '/dashboard/matches' })
  }
  return <PlaceScreen home={home} onDone={go} />
}

export const Route = createFileRoute('/_auth/place')({ beforeLoad: membersOnly, component: Place })
