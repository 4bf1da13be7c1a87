import { type RangeName, rangeNames } from '#features/members/about-contract.ts'
import { membersText } from '#features/members/web/index.ts'
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
type WordsOf<T> = Translate<T extends Text<infer Catalogue> ? Catalogue : never>
type Words = WordsOf<typeof matchesText>
type MemberWords = WordsOf<typeof membersText>

const rangeText = (members: MemberWords, range: RangeName, filter: MatchFilter): string | null => {
  const [min, max] = [filter[`min_${range}`], filter[`max_${range}`]]
  const [from, to] = [String(min), String(max)]
  if (min !== undefined && max !== undefined) return members(`ranges.${range}.between`, { from, to })
  if (min !== undefined) return members(`ranges.${range}.from`, { from })
  return max === undefined ? null : members(`ranges.${range}.to`, { to })
}

const activeRanges = (members: MemberWords, filter: MatchFilter): Active[] =>
  rangeNames.flatMap((range) => {
    const words = rangeText(members, range, filter)
    return words === null ? [] : [{ words, without: { ...filter, [`min_${range}`]: undefined, [`max_${range}`]: undefined } }]
  })

const activeIn = (t: Words, members: MemberWords, country: (code: string) => string, filter: MatchFilter): Active[] => {
  const { name, distance, gender } = filter
  const found: (Active | null)[] = [
    name ? { words: `${t('filter.name')}: ${name}`, without: { ...filter, name: undefined } } : null,
    filter.country ? { words: country(filter.country), without: { ...filter, country: undefined } } : null,
    distance === undefined || distance === 'any'
      ? null
      : { words: t('filter.within', { km: distance }), without: { ...filter, distance: 'any' } },
    ...activeRanges(members, filter),
    gender === undefined || gender === 'both' ? null : { words: t(`filter.${gender}`), without: { ...filter, gender: 'both' } },
  ]
  return found.filter((active) => active !== null)
}

/** The active filters, each with a remove button. */
export const ActiveFilters = ({ filter, onChange }: { filter: MatchFilter; onChange: (filter: MatchFilter) => void }) => {
  const t = useT(matchesText)
  const members = useT(membersText)
  const { country } = useFormat()
  const active = activeIn(t, members, country, filter)
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
