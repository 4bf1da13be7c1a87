import { minShownCount } from '#platform/server/round-to-tens.ts'

/** Members of one place by gender (the index is its number), here within a week and within a month. */
export interface PlaceCounts {
  country: string
  /** Empty for the merged rest of a country. For the merged rest of all countries, `country` is empty too. */
  city: string
  week: readonly number[]
  month: readonly number[]
}

/** The counts of a place as they may be shown: rounded to tens, null if hidden. */
export interface RoundedPlaceCounts {
  country: string
  city: string
  week: readonly (number | null)[]
  month: readonly (number | null)[]
}

const roundDown = (count: number, least: number): number | null => (count < least ? null : count - (count % least))

/** Sums of several places. A sum so large that each of them must have had somebody is hidden, because that would tell of each. */
const sumOf = (places: readonly PlaceCounts[], period: 'week' | 'month', least: number): (number | null)[] =>
  (places[0]?.[period] ?? []).map((_, gender) => {
    const sum = places.reduce((all, place) => all + (place[period][gender] ?? 0), 0)
    const shown = roundDown(sum, least)
    return shown !== null && shown > (least - 1) * (places.length - 1) ? null : shown
  })

const isShown = ({ month }: RoundedPlaceCounts): boolean => month.some((count) => count !== null)

/**
 * Rounds the counts of places and folds those where every number is small: into the rest of their country, otherwise into the rest of all. Each
 * member is in one row at most and there are no totals, so nothing can be subtracted from anything else.
 * @param least the least number that is shown, and the step of rounding
 */
export const roundAndMergePlaces = (places: readonly PlaceCounts[], least = minShownCount): RoundedPlaceCounts[] => {
  const round = ({ country, city, week, month }: PlaceCounts): RoundedPlaceCounts => ({
    country,
    city,
    week: week.map((count) => roundDown(count, least)),
    month: month.map((count) => roundDown(count, least)),
  })
  const fold = (country: string, few: readonly PlaceCounts[]): RoundedPlaceCounts => ({
    country,
    city: '',
    week: sumOf(few, 'week', least),
    month: sumOf(few, 'month', least),
  })
  const shown = places.map(round).filter(isShown)
  const small = places.filter((place) => !isShown(round(place)))
  const rest: PlaceCounts[] = []
  for (const country of new Set(small.map((place) => place.country))) {
    const few = small.filter((place) => place.country === country)
    const folded = fold(country, few)
    if (country !== '' && few.length > 1 && isShown(folded)) shown.push(folded)
    else rest.push(...few)
  }
  const others = fold('', rest)
  return isShown(others) ? [...shown, others] : shown
}
