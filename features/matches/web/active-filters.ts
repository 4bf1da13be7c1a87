import type { Translate } from '#platform/web/i18n.tsx'
import type { Text } from '#platform/shared/i18n/catalogue.ts'
import type { MatchFilter } from '../contract.ts'
import type { matchesText } from '../locales/text.ts'

/** One condition of a filter. */
export interface ActiveFilter {
  field: 'name' | 'country' | 'distance' | 'ages' | 'gender'
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

/** The conditions of a filter in words. */
export const activeIn = (t: Words, country: (code: string) => string, filter: MatchFilter): ActiveFilter[] => {
  const { name, distance, gender } = filter
  const ages = agesOf(t, filter)
  const found: (ActiveFilter | null)[] = [
    name ? { field: 'name', words: `${t('filter.name')}: ${name}`, without: { ...filter, name: undefined } } : null,
    filter.country ? { field: 'country', words: country(filter.country), without: { ...filter, country: undefined } } : null,
    distance === undefined || distance === 'any'
      ? null
      : { field: 'distance', words: t('filter.within', { km: distance }), without: { ...filter, distance: 'any' } },
    ages === null ? null : { field: 'ages', words: ages, without: { ...filter, min_age: undefined, max_age: undefined } },
    gender === undefined || gender === 'both'
      ? null
      : { field: 'gender', words: t(`filter.${gender}`), without: { ...filter, gender: 'both' } },
  ]
  return found.filter((active) => active !== null)
}
