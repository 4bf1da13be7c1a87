import { createFileRoute } from '@tanstack/react-router'
import { MatchesScreen } from '#features/matches/web/index.ts'
import { setFilterOpen, useFilterPanel } from '../../layouts/filter-panel.ts'
import { openMessages } from '../../open-messages.ts'

const Matches = () => {
  const navigate = Route.useNavigate()
  const filterOpen = useFilterPanel((filter) => filter.open)
  return (
    <MatchesScreen
      filterOpen={filterOpen}
      onFilterOpenChange={setFilterOpen}
      onOpenProfile={(id) => void navigate({ to: '/dashboard/user/$id/profile', params: { id } })}
      onMessage={(uid) => openMessages(navigate, uid)}
      onSetPlace={() => void navigate({ to: '/place' })}
    />
  )
}

export const Route = createFileRoute('/dashboard/matches')({
  staticData: { frame: { title: 'nav.matches', welcome: true } },
  component: Matches,
})
