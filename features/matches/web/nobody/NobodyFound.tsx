import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { LookoutPicture } from '#platform/web/ui/pictures/people.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import type { FeedFilter } from '../../contract.ts'
import { matchesText } from '../../locales/text.ts'
import { useActiveFilters } from '../active-filters.ts'
import { AlertCard } from '../newcomers/AlertCard.tsx'
import { TownSize } from './TownSize.tsx'

export interface NobodyFoundProps {
  filter: FeedFilter
  /** Whether the search went past the distance. */
  widens: boolean
  /** Whether there were people, whom the member has reacted to. */
  seen: boolean
  onFilter: (filter: FeedFilter) => void
  /** Widens the search past the chosen distance; null when it is already wide. */
  onWiden: (() => void) | null
  onClear: () => void
}

/**
 * The empty state of the feed: why it is empty, and what to change to find somebody. A wider search is offered only if the distance is the
 * cause. The newcomer alert is not offered in a search by name, because it ignores names.
 */
export const NobodyFound = ({ filter, widens, seen, onFilter, onWiden, onClear }: NobodyFoundProps) => {
  const t = useT(matchesText)
  const causes = useActiveFilters(filter).filter(({ field }) => field !== 'distance')
  const isEverywhere = widens || filter.distance === 'any'
  const widen = isEverywhere && causes.length > 0 ? null : onWiden
  const name = filter.name === undefined || filter.name === '' ? null : filter.name
  const isWide = isEverywhere || widen === null
  const nobody = isWide ? (['nobodyTitle', 'nobody'] as const) : (['title', 'text'] as const)
  const everyone = ['seenTitle', isWide ? 'nowhere' : 'seenNear'] as const
  const [title, text] = causes.length > 0 ? (['title', 'causes'] as const) : seen ? everyone : nobody
  return (
    <div className="flex flex-col">
      <EmptyState
        picture={<LookoutPicture />}
        title={name === null ? t(`empty.${title}`) : t('empty.nameTitle')}
        message={name === null ? t(`empty.${text}`) : t(widen === null ? 'empty.nameText' : 'empty.nameNear', { name })}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {widen === null ? null : <Button onClick={widen}>{t('empty.find')}</Button>}
            {causes.map(({ field, words, without }) => (
              <Button
                key={field}
                variant={widen === null && causes.length === 1 ? 'primary' : 'secondary'}
                className="max-w-full wrap-anywhere"
                onClick={() => onFilter(without)}
              >
                {t('empty.without', { filter: words })}
              </Button>
            ))}
            {widen === null && causes.length > 1 ? (
              <Button variant="quiet" onClick={onClear}>
                {t('empty.reset')}
              </Button>
            ) : null}
          </div>
        }
      />
      {name === null ? (
        <>
          <TownSize />
          <AlertCard />
        </>
      ) : null}
    </div>
  )
}
