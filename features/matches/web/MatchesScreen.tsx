import { useMediaQuery } from '#platform/web/use-media-query.ts'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { FeedFilter } from '../contract.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { LetterKeysToggle } from './deck/LetterKeysToggle.tsx'
import { type FeedView, rememberFeedView, useFeedView } from './view/feed-view.ts'
import { filterFromParams, type FilterParams, paramsFromFilter, withEffectiveDistance } from './filter-params.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { restoreToFeed, useMatchFeed } from './match-queries.ts'
import { MatchFeed } from './MatchFeed.tsx'
import { PlaceHint } from './PlaceHint.tsx'
import { ViewToggle } from './view/ViewToggle.tsx'
import { WhyDialog } from './why/WhyDialog.tsx'

const noInterests: readonly string[] = []
/** The default distance, in kilometres. */
const defaultDistance = '20'
/** The width from which the filter panel fits beside the grid. */
const fitsBeside = '(min-width: 1024px)'

interface MatchesScreenProps {
  /** The URL parameters, which hold the filter and, if asked for, the view. */
  search: FilterParams
  onSearch: (search: FilterParams) => void
  /** The viewer's interests, to mark those in common. */
  ownInterests?: readonly string[] | undefined
  filterOpen: boolean
  onFilterOpenChange: (open: boolean) => void
  /** Whether the member has a place; undefined while this is loading. */
  hasPlace?: boolean | undefined
  /** Called after a reaction, because counts on other screens change. */
  onChanged: () => void
}

/** Nearby people without a reaction yet, best first: one by one in the deck, or all in the grid. */
export const MatchesScreen = (props: MatchesScreenProps) => {
  const { search, onSearch, ownInterests = noInterests, filterOpen, onFilterOpenChange, hasPlace = true, onChanged } = props
  const beside = useMediaQuery(fitsBeside)
  const takesPart = useCanParticipate()
  const view = useFeedView(search['view'])
  const asked = filterFromParams(search)
  const widen = search['widen'] === '1'
  const feed = useMatchFeed(asked, widen)
  const page = feed.data?.pages[0]
  const widens = page?.widens ?? false
  const inForce = withEffectiveDistance(page?.filter ?? asked, { widens, hasPlace })
  const go = (params: FilterParams) => onSearch({ ...params, view: search['view'] })
  const filterBy = (filter: FeedFilter) => go(paramsFromFilter(filter, inForce, asked))
  const clear = () => filterBy({ distance: defaultDistance })
  const changeView = (next: FeedView) => {
    rememberFeedView(next)
    onSearch({ ...search, view: next })
  }
  const toggle = takesPart ? <ViewToggle view={view} onChange={changeView} /> : null
  return (
    <div className={classes('flex gap-6', view === 'deck' && 'h-full')} data-fills-screen={view === 'deck' || undefined}>
      <div className={classes('flex min-w-0 flex-1 flex-col', view === 'deck' ? 'gap-2' : 'gap-4')}>
        {hasPlace ? null : <PlaceHint />}
        {view === 'deck' ? null : (
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1 pt-1.5">
              <ActiveFilters filter={inForce} onChange={filterBy} />
            </div>
            {toggle}
          </div>
        )}
        <MatchFeed
          feed={feed}
          picksFor={takesPart && !asked.name ? asked : null}
          view={view}
          filters={<ActiveFilters filter={inForce} onChange={filterBy} />}
          beside={
            <>
              <LetterKeysToggle />
              {toggle}
            </>
          }
          narrow={beside && filterOpen}
          search={{
            filter: inForce,
            widens,
            onFilter: filterBy,
            onWiden: widen ? null : () => go({ ...paramsFromFilter(inForce, inForce, asked), widen: '1' }),
            onClear: clear,
          }}
          ownInterests={ownInterests}
          onReturn={(person) => restoreToFeed(asked, widen, person)}
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
      <WhyDialog />
    </div>
  )
}
