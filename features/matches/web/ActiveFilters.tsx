import { useT } from '#platform/web/i18n.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import type { FeedFilter } from '../contract.ts'
import { matchesText } from '../locales/text.ts'
import { useActiveFilters } from './active-filters.ts'

/** The active filters, each with a remove button. */
export const ActiveFilters = ({ filter, onChange }: { filter: FeedFilter; onChange: (filter: FeedFilter) => void }) => {
  const t = useT(matchesText)
  const active = useActiveFilters(filter)
  if (active.length === 0) return null
  return (
    <ul aria-label={t('filter.active')} className="flex flex-wrap gap-2">
      {active.map(({ words, without }) => (
        <li key={words} className="max-w-full">
          <Chip tone="primary" onRemove={() => onChange(without)} removeLabel={t('filter.remove', { filter: words })}>
            {words}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
