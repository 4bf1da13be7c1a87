import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { refreshMe, useMe } from '#features/account/web/index.ts'
import { refreshMatches } from '#features/matches/web/index.ts'
import { PlaceScreen } from '#features/places/web/index.ts'
import { GuestNotice } from '../../layouts/GuestNotice.tsx'
import { requireSession } from '../../require-session.ts'
import { redirectTarget } from '../../redirect.ts'
import { pickStringParameters } from '../../search.ts'

const Place = () => {
  const router = useRouter()
  const search = Route.useSearch()
  const home = useMe().data?.person.country.code
  const go = () => {
    refreshMe()
    refreshMatches()
    router.history.push(redirectTarget(search.redirect))
  }
  return useCanParticipate() ? <PlaceScreen home={home} onDone={go} /> : <GuestNotice />
}

export const Route = createFileRoute('/_auth/place')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'redirect'),
  beforeLoad: requireSession,
  component: Place,
})
