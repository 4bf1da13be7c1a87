import { createFileRoute } from '@tanstack/react-router'
import { refreshMe, useMe } from '#features/account/web/index.ts'
import { MatchesScreen } from '#features/matches/web/index.ts'
import { OnboardingOffer } from '#features/onboarding/web/index.ts'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { setFilterOpen, useFilterPanel } from '../../layouts/filter-panel.ts'
import { pickStringParameters } from '../../search.ts'

const Matches = () => {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const takesPart = useCanParticipate()
  const filterOpen = useFilterPanel((filter) => filter.open)
  const me = useMe().data
  return (
    <>
      {/* One request at a time: the place comes first, because the feed depends on it. The deck fills the window, so the offer waits for the grid. */}
      <div className="[&:has(+[data-fills-screen])]:hidden">
        <OnboardingOffer
          offered={me?.offers_onboarding === true && !me.missing.place}
          onAccept={() => void navigate({ to: '/onboarding' })}
          onSaved={refreshMe}
        />
      </div>
      <MatchesScreen
        search={search}
        // Switching between views of the same people adds no step to the history of the browser.
        onSearch={(next) => void navigate({ to: '/dashboard/matches', search: next, replace: next['view'] !== search.view })}
        ownInterests={me?.person.interests}
        filterOpen={filterOpen}
        onFilterOpenChange={setFilterOpen}
        onChanged={refreshMe}
        hasPlace={me?.missing.place !== true || !takesPart}
      />
    </>
  )
}

export const Route = createFileRoute('/dashboard/matches')({
  validateSearch: (search: Record<string, unknown>) =>
    pickStringParameters(search, 'name', 'country', 'distance', 'min_age', 'max_age', 'gender', 'widen', 'view'),
  staticData: { frame: { title: 'nav.matches', welcome: true, subtitle: 'header.newPeople' } },
  component: Matches,
})
