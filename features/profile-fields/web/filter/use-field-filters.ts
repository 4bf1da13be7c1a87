import { useFormat, useT } from '#platform/web/i18n.tsx'
import type { ProfileField } from '../../contract.ts'
import { type FieldCondition, parseFieldFilter, writeFieldFilter } from '../../filter-contract.ts'
import { profileFieldsText } from '../../locales/text.ts'
import { useProfileFields } from '../profile-field-queries.ts'

/** One condition of a filter by the operator's fields. */
export interface ActiveFieldFilter {
  id: string
  words: string
  /** The filter without this condition. */
  without: string | undefined
}

/** Returns the conditions of a filter as text. Loads nothing without a filter. */
export const useFieldFilters = (filter: string | undefined): ActiveFieldFilter[] => {
  const t = useT(profileFieldsText)
  const { number } = useFormat()
  const { data = [] } = useProfileFields({ enabled: filter !== undefined })
  const wordsOf = ({ label, unit, choices }: ProfileField, one: FieldCondition): string => {
    if ('choices' in one) {
      const names = choices.filter(({ id }) => one.choices.includes(id)).map((choice) => choice.label)
      return t('filter.chosen', { label, names: names.join(' / ') })
    }
    const inUnit = (limit: number | undefined) => (limit === undefined ? '' : [number(limit), unit].join(' ').trim())
    const to = inUnit(one.max)
    if (one.min === undefined) return t('filter.atMost', { label, to })
    if (one.max === undefined) return t('filter.atLeast', { label, from: inUnit(one.min) })
    return t('filter.between', { label, from: number(one.min), to })
  }
  const conditions = parseFieldFilter(filter ?? '') ?? []
  return conditions.flatMap((one) => {
    const field = data.find(({ id }) => id === one.id)
    const without = writeFieldFilter(conditions.filter((other) => other !== one))
    return field === undefined ? [] : [{ id: one.id, words: wordsOf(field, one), without }]
  })
}
