import { filterRanges, type RangeLimitField, type RangeName, rangeNames } from '#features/members/about-contract.ts'
import { type SubmitEvent, Suspense, useState } from 'react'
import { isBuiltInGender } from '#features/members/gender-contract.ts'
import { membersText, useOfferedGenders } from '#features/members/web/index.ts'
import { LazyFieldFilters } from '#features/profile-fields/web/index.ts'
import { useCountries } from '#features/places/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/ChoiceGroup.tsx'
import { RadioGroup } from '#platform/web/ui/fields/RadioGroup.tsx'
import { SegmentedControl } from '#platform/web/ui/fields/SegmentedControl.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { filterDistances, type FeedFilter, type FilterGender } from '../contract.ts'
import { matchesText } from '../locales/text.ts'
import { PlaceLink } from './PlaceHint.tsx'
import { useFilterGenderName } from './use-filter-gender-name.ts'

interface FilterFormProps {
  /** The form's id, so that a button outside can submit it. */
  id: string
  filter: FeedFilter
  /** Whether the member has a place. Without one, the form asks for it in place of the distance. */
  hasPlace: boolean
  onApply: (filter: FeedFilter) => void
}

/** The filter while it is edited. Number limits are kept as the text that was typed. */
type Draft = Omit<FeedFilter, RangeLimitField> & Record<RangeLimitField, string>
const limits = rangeNames.flatMap((range): RangeLimitField[] => [`min_${range}`, `max_${range}`])
const wordsOf = (limit: number | undefined): string => (limit === undefined ? '' : String(limit))
const limitIn = (words: string): number | undefined => (words.trim() === '' ? undefined : Number(words))
const eachLimit = <T,>(valueOf: (limit: RangeLimitField) => T) =>
  Object.fromEntries(limits.map((limit) => [limit, valueOf(limit)])) as Record<RangeLimitField, T>
const isWithin = ({ least, most }: { least: number; most: number }, limit: number | undefined): boolean =>
  limit === undefined || (Number.isInteger(limit) && limit >= least && limit <= most)

/** The filter form; it applies on submit. */
export const FilterForm = ({ id, filter, hasPlace, onApply }: FilterFormProps) => {
  const t = useT(matchesText)
  const members = useT(membersText)
  const countries = useCountries()
  const nameOfGender = useFilterGenderName()
  const asked = filter.gender === undefined || filter.gender === 'both' ? [] : [filter.gender]
  const ownGenders = useOfferedGenders(asked).filter((gender) => !isBuiltInGender(gender))
  const filterGenders: FilterGender[] = ['both', 'male', 'female', ...ownGenders]
  // Only the three built-in choices have names short enough to stand side by side.
  const GenderChoice = ownGenders.length > 0 ? RadioGroup : SegmentedControl
  // Only edited fields are kept, because the applied filter can load while the member is typing.
  const [touched, setTouched] = useState<Partial<Draft>>({})
  const draft: Draft = { ...filter, ...eachLimit((limit) => wordsOf(filter[limit])), ...touched }
  /** Whether a limit for one of the operator's fields is invalid. The field itself shows the error. */
  const [fieldsWrong, setFieldsWrong] = useState(false)
  const [problems, setProblems] = useState<Partial<Record<RangeName, string>>>({})
  const change = (fields: Partial<Draft>) => setTouched((before) => ({ ...before, ...fields }))

  const problemOf = (range: RangeName, asked: FeedFilter): string | undefined => {
    const { least, most } = filterRanges[range]
    const [min, max] = [asked[`min_${range}`], asked[`max_${range}`]]
    if (!isWithin({ least, most }, min) || !isWithin({ least, most }, max))
      return members(`ranges.${range}.outside`, { from: String(least), to: String(most) })
    return min !== undefined && max !== undefined && min > max ? members(`ranges.${range}.crossed`) : undefined
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { name, country, ...rest } = draft
    const asked: FeedFilter = {
      ...rest,
      name: name?.trim() || undefined,
      country: country || undefined,
      ...eachLimit((limit) => limitIn(draft[limit])),
    }
    const found = rangeNames.flatMap((range) => {
      const problem = problemOf(range, asked)
      return problem === undefined ? [] : [[range, problem] as const]
    })
    setProblems(Object.fromEntries(found))
    if (found.length === 0 && !fieldsWrong) onApply(asked)
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
      {hasPlace ? (
        <SegmentedControl
          label={t('filter.distance')}
          name={`${id}-distance`}
          options={filterDistances.map((km) => ({ value: km, label: km === 'any' ? t('filter.any') : km }))}
          value={draft.distance ?? null}
          onChange={(event) => change({ distance: filterDistances.find((known) => known === event.target.value) })}
        />
      ) : (
        <ChoiceGroup label={t('filter.distance')}>
          <PlaceLink />
        </ChoiceGroup>
      )}
      {rangeNames.map((range) => (
        <ChoiceGroup key={range} label={members(`ranges.${range}.label`)} error={problems[range]}>
          <div className="grid grid-cols-2 gap-3">
            <TextField
              label={t('filter.from')}
              inputMode="numeric"
              maxLength={3}
              placeholder={String(filterRanges[range].least)}
              value={draft[`min_${range}`]}
              aria-invalid={problems[range] ? true : undefined}
              onChange={(event) => change({ [`min_${range}`]: event.target.value })}
            />
            <TextField
              label={t('filter.to')}
              inputMode="numeric"
              maxLength={3}
              placeholder={String(filterRanges[range].most)}
              value={draft[`max_${range}`]}
              aria-invalid={problems[range] ? true : undefined}
              onChange={(event) => change({ [`max_${range}`]: event.target.value })}
            />
          </div>
        </ChoiceGroup>
      ))}
      <GenderChoice
        label={t('filter.gender')}
        name={`${id}-gender`}
        options={filterGenders.map((gender) => ({ value: gender, label: nameOfGender(gender) }))}
        value={draft.gender ?? 'both'}
        onChange={(event) => change({ gender: filterGenders.find((known) => known === event.target.value) })}
      />
      <Checkbox
        label={t('filter.checked')}
        checked={draft.checked === '1'}
        onChange={(event) => change({ checked: event.target.checked ? '1' : undefined })}
      />
      <Suspense>
        <LazyFieldFilters
          filter={filter.fields}
          onChange={(fields) => {
            setFieldsWrong(fields === null)
            if (fields !== null) change({ fields })
          }}
        />
      </Suspense>
    </form>
  )
}
