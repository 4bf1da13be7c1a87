import { type RangeName, rangeNames } from '#features/members/about-contract.ts'
import { membersText } from '#features/members/web/index.ts'
import { useFieldFilters } from '#features/profile-fields/web/index.ts'
import { type Translate, useFormat, useT } from '#platform/web/i18n.tsx'
import type { CatalogueRef } from '#platform/shared/i18n/catalogue.ts'
import type { FeedFilter, FilterGender } from '../contract.ts'
import { matchesText } from '../locales/text.ts'
import { useFilterGenderName } from './use-filter-gender-name.ts'

/** One active condition of the feed filter, with its text. */
export interface ActiveFilter {
  field: 'name' | 'country' | 'distance' | 'gender' | 'checked' | RangeName | `fields.${string}`
  words: string
  /** The filter without this condition. */
  without: FeedFilter
}
type WordsOf<T> = Translate<T extends CatalogueRef<infer Catalogue> ? Catalogue : never>
type Words = WordsOf<typeof matchesText>
type MemberWords = WordsOf<typeof membersText>

const rangeText = (members: MemberWords, range: RangeName, filter: FeedFilter): string | null => {
  const [min, max] = [filter[`min_${range}`], filter[`max_${range}`]]
  const [from, to] = [String(min), String(max)]
  if (min !== undefined && max !== undefined) return members(`ranges.${range}.between`, { from, to })
  if (min !== undefined) return members(`ranges.${range}.from`, { from })
  return max === undefined ? null : members(`ranges.${range}.to`, { to })
}

const activeRanges = (members: MemberWords, filter: FeedFilter): ActiveFilter[] =>
  rangeNames.flatMap((range) => {
    const words = rangeText(members, range, filter)
    const without = { ...filter, [`min_${range}`]: undefined, [`max_${range}`]: undefined }
    return words === null ? [] : [{ field: range, words, without }]
  })

/** Returns the conditions of a filter, each with its text, without those on the operator's fields. */
const activeFiltersOf = (
  t: Words,
  members: MemberWords,
  nameOf: { country: (code: string) => string; gender: (gender: FilterGender) => string },
  filter: FeedFilter,
): ActiveFilter[] => {
  const { name, distance, gender } = filter
  const found: (ActiveFilter | null)[] = [
    name ? { field: 'name', words: `${t('filter.name')}: ${name}`, without: { ...filter, name: undefined } } : null,
    filter.country ? { field: 'country', words: nameOf.country(filter.country), without: { ...filter, country: undefined } } : null,
    distance === undefined || distance === 'any'
      ? null
      : { field: 'distance', words: t('filter.within', { km: distance }), without: { ...filter, distance: 'any' } },
    ...activeRanges(members, filter),
    gender === undefined || gender === 'both'
      ? null
      : { field: 'gender', words: nameOf.gender(gender), without: { ...filter, gender: 'both' } },
    filter.checked === undefined ? null : { field: 'checked', words: t('filter.checked'), without: { ...filter, checked: undefined } },
  ]
  return found.filter((active) => active !== null)
}

/** Returns the active conditions of a filter, each with its text. */
export const useActiveFilters = (filter: FeedFilter): ActiveFilter[] => {
  const { country } = useFormat()
  const fields = useFieldFilters(filter.fields)
  return [
    ...activeFiltersOf(useT(matchesText), useT(membersText), { country, gender: useFilterGenderName() }, filter),
    ...fields.map(({ id, words, without }) => ({ field: `fields.${id}` as const, words, without: { ...filter, fields: without } })),
  ]
}
