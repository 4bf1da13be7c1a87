import { membersText } from '#features/members/web/index.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Lookout } from '#platform/web/ui/pictures/people.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import type { FeedFilter } from '../contract.ts'
import { matchesText } from '../locales/text.ts'
import { activeFiltersOf } from './active-filters.ts'

export interface NobodyFoundProps {
  filter: FeedFilter
  /** Whether the search went past the distance. */
  widens: boolean
  onFilter: (filter: FeedFilter) => void
  /** Widens the search past the chosen distance; null when it is already wide. */
  onWiden: (() => void) | null
  onClear: () => void
}

/** The empty feed: what can be changed so that somebody is found. A wider circle helps only where the distance is the cause. */
export const NobodyFound = ({ filter, widens, onFilter, onWiden, onClear }: NobodyFoundProps) => {
  const t = useT(matchesText)
  const members = useT(membersText)
  const { country } = useFormat()
  const causes = activeFiltersOf(t, members, country, filter).filter(({ field }) => field !== 'distance')
  const isEverywhere = widens || filter.distance === 'any'
  const widen = isEverywhere && causes.length > 0 ? null : onWiden
  const name = filter.name === undefined || filter.name === '' ? null : filter.name
  const text = causes.length > 0 ? t('empty.causes') : t(widen === null ? 'empty.nowhere' : 'empty.text')
  return (
    <EmptyState
      picture={<Lookout />}
      title={name === null ? t('empty.title') : t('empty.nameTitle')}
      message={name === null ? text : t(widen === null ? 'empty.nameText' : 'empty.nameNear', { name })}
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
          {widen === null && causes.length !== 1 ? (
            <Button variant={causes.length === 0 ? 'secondary' : 'quiet'} onClick={onClear}>
              {t('empty.reset')}
            </Button>
          ) : null}
        </div>
      }
    />
  )
}
