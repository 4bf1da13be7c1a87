import { useMedia } from '#platform/web/use-media.ts'
import type { FeedFilter } from '../contract.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { filterFromParams, type FilterParams, paramsFromFilter, shownFilter } from './filter-params.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { useMatchFeed } from './match-queries.ts'
import { MatchFeed } from './MatchFeed.tsx'
import { PlaceHint } from './PlaceHint.tsx'

/** The default distance, in kilometres. */
const defaultDistance = '20'
/** The width from which the filter panel fits beside the grid. */
const fitsBeside = '(min-width: 1024px)'

interface MatchesScreenProps {
  /** The URL parameters, which hold the filter. */
  search: FilterParams
  onSearch: (search: FilterParams) => void
  filterOpen: boolean
  onFilterOpenChange: (open: boolean) => void
  /** Whether the member has a place; undefined while this is loading. */
  hasPlace?: boolean | undefined
  /** Called after a reaction, because counts on other screens change. */
  onChanged: () => void
}

/** Nearby people without a reaction yet, best first. */
export const MatchesScreen = ({ search, onSearch, filterOpen, onFilterOpenChange, hasPlace = true, onChanged }: MatchesScreenProps) => {
  const beside = useMedia(fitsBeside)
  const asked = filterFromParams(search)
  const widen = search['widen'] === '1'
  const feed = useMatchFeed(asked, widen)
  const page = feed.data?.pages[0]
  const widens = page?.widens ?? false
  const inForce = shownFilter(page?.filter ?? asked, { widens, hasPlace })
  const filterBy = (filter: FeedFilter) => onSearch(paramsFromFilter(filter, inForce, asked))
  const clear = () => filterBy({ distance: defaultDistance })
  return (
    <div className="flex gap-6">
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        {hasPlace ? null : <PlaceHint />}
        <ActiveFilters filter={inForce} onChange={filterBy} />
        <MatchFeed
          feed={feed}
          narrow={beside && filterOpen}
          search={{
            filter: inForce,
            widens,
            onFilter: filterBy,
            onWiden: widen ? null : () => onSearch({ ...paramsFromFilter(inForce, inForce, asked), widen: '1' }),
            onClear: clear,
          }}
          onChanged={onChanged}
        />
      </div>
      <FilterPanel
        open={filterOpen}
        onOpenChange={onFilterOpenChange}
        beside={beside}
        filter={inForce}
        hasPlace={hasPlace}
        onApply={filterBy}
        onClear={clear}
      />
    </div>
  )
}
