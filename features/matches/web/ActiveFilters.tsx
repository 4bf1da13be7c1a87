import { type Translate, useFormat, useT } from '#platform/web/i18n.tsx'
import type { Text } from '#platform/shared/i18n/catalogue.ts'
import { Chip } from '#platform/web/ui/Chip.tsx'
import type { MatchFilter } from '../contract.ts'
import { matchesText } from '../locales/text.ts'

interface Active {
  words: string
  /** The filter without this condition. */
  without: MatchFilter
}
type Words = Translate<typeof matchesText extends Text<infer T> ? T : never>

const agesOf = (t: Words, { min_age, max_age }: MatchFilter): string | null => {
  const [from, to] = [String(min_age), String(max_age)]
  if (min_age !== undefined && max_age !== undefined) return t('filter.ages', { from, to })
  if (min_age !== undefined) return t('filter.agesFrom', { from })
  return max_age === undefined ? null : t('filter.agesTo', { to })
}

const activeIn = (t: Words, country: (code: string) => string, filter: MatchFilter): Active[] => {
  const { name, distance, gender } = filter
  const ages = agesOf(t, filter)
  const found: (Active | null)[] = [
    name ? { words: `${t('filter.name')}: ${name}`, without: { ...filter, name: undefined } } : null,
    filter.country ? { words: country(filter.country), without: { ...filter, country: undefined } } : null,
    distance === undefined || distance === 'any'
      ? null
      : { words: t('filter.within', { km: distance }), without: { ...filter, distance: 'any' } },
    ages === null ? null : { words: ages, without: { ...filter, min_age: undefined, max_age: undefined } },
    gender === undefined || gender === 'both' ? null : { words: t(`filter.${gender}`), without: { ...filter, gender: 'both' } },
  ]
  return found.filter((active) => active !== null)
}

/** The active filters, each with a remove button. */
export const ActiveFilters = ({ filter, onChange }: { filter: MatchFilter; onChange: (filter: MatchFilter) => void }) => {
  const t = useT(matchesText)
  const { country } = useFormat()
  const active = activeIn(t, country, filter)
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
