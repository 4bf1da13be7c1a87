import { type SubmitEvent, useState } from 'react'
import { maximumAge, minimumAge } from '#features/members/contract.ts'
import { useCountries } from '#features/places/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/ChoiceGroup.tsx'
import { SegmentedControl } from '#platform/web/ui/fields/SegmentedControl.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { distances, type MatchFilter } from '../contract.ts'
import { matchesText } from '../locales/text.ts'

interface FilterFormProps {
  /** The form's id, so that a button outside can submit it. */
  id: string
  filter: MatchFilter
  onApply: (filter: MatchFilter) => void
}

const filterGenders = ['both', 'male', 'female'] as const
type Draft = Omit<MatchFilter, 'min_age' | 'max_age'> & { min: string; max: string }
const wordsOf = (age: number | undefined): string => (age === undefined ? '' : String(age))
const ageIn = (words: string): number | undefined => (words.trim() === '' ? undefined : Number(words))
const isAge = (age: number | undefined): boolean => age === undefined || (Number.isInteger(age) && age >= minimumAge && age <= maximumAge)

/** The filter form; it applies on submit. */
export const FilterForm = ({ id, filter, onApply }: FilterFormProps) => {
  const t = useT(matchesText)
  const countries = useCountries()
  // Only edited fields are kept, because the applied filter can load while the member is typing.
  const [touched, setTouched] = useState<Partial<Draft>>({})
  const draft: Draft = { ...filter, min: wordsOf(filter.min_age), max: wordsOf(filter.max_age), ...touched }
  const [ageError, setAgeError] = useState<string>()
  const change = (fields: Partial<Draft>) => setTouched((before) => ({ ...before, ...fields }))

  const problemOf = (min: number | undefined, max: number | undefined): string | undefined => {
    if (!isAge(min) || !isAge(max)) return t('filter.ageRange', { from: String(minimumAge), to: String(maximumAge) })
    return min !== undefined && max !== undefined && min > max ? t('filter.agesCrossed') : undefined
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { min, max, name, country, ...rest } = draft
    const [min_age, max_age] = [ageIn(min), ageIn(max)]
    const problem = problemOf(min_age, max_age)
    setAgeError(problem)
    if (problem === undefined) onApply({ ...rest, name: name?.trim() || undefined, country: country || undefined, min_age, max_age })
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={t('filter.name')}
        placeholder={t('filter.namePlaceholder')}
        autoComplete="off"
        maxLength={60}
        value={draft.name ?? ''}
        onChange={(event) => change({ name: event.target.value })}
      />
      <SelectField
        label={t('filter.country')}
        placeholder={t('filter.anyCountry')}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        value={draft.country ?? ''}
        onChange={(event) => change({ country: event.target.value })}
      />
      <SegmentedControl
        label={t('filter.distance')}
        name={`${id}-distance`}
        options={distances.map((km) => ({ value: km, label: km === 'any' ? t('filter.any') : km }))}
        value={draft.distance ?? null}
        onChange={(event) => change({ distance: distances.find((known) => known === event.target.value) })}
      />
      <ChoiceGroup label={t('filter.age')} error={ageError}>
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={t('filter.from')}
            inputMode="numeric"
            maxLength={3}
            placeholder={String(minimumAge)}
            value={draft.min}
            aria-invalid={ageError ? true : undefined}
            onChange={(event) => change({ min: event.target.value })}
          />
          <TextField
            label={t('filter.to')}
            inputMode="numeric"
            maxLength={3}
            placeholder={String(maximumAge)}
            value={draft.max}
            aria-invalid={ageError ? true : undefined}
            onChange={(event) => change({ max: event.target.value })}
          />
        </div>
      </ChoiceGroup>
      <SegmentedControl
        label={t('filter.gender')}
        name={`${id}-gender`}
        options={filterGenders.map((gender) => ({ value: gender, label: t(`filter.${gender}`) }))}
        value={draft.gender ?? 'both'}
        onChange={(event) => change({ gender: filterGenders.find((known) => known === event.target.value) })}
      />
    </form>
  )
}
