import { useGenderName } from '#features/members/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { FilterGender } from '../contract.ts'
import { matchesText } from '../locales/text.ts'

/** Returns a function that names a gender of the filter. */
export const useFilterGenderName = (): ((gender: FilterGender) => string) => {
  const t = useT(matchesText)
  const nameOf = useGenderName()
  return (gender) => (gender === 'both' || gender === 'male' || gender === 'female' ? t(`filter.${gender}`) : nameOf(gender))
}
