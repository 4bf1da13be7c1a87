import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { ChoiceChip } from '#platform/web/ui/fields/ChoiceChip.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/ChoiceGroup.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import type { ProfileField } from '../../contract.ts'
import { writeFieldFilter } from '../../filter-contract.ts'
import { profileFieldsText } from '../../locales/text.ts'
import { useProfileFields } from '../profile-field-queries.ts'
import { toFieldCondition, toFieldDrafts, emptyFieldDraft, type FieldDraft } from './field-drafts.ts'

interface FieldFiltersProps {
  /** The applied filter by the operator's fields. */
  filter: string | undefined
  /** Called with the edited filter: undefined without conditions, null while a limit is invalid. */
  onChange: (filter: string | undefined | null) => void
}

const limits = ['min', 'max'] as const

/** Inputs to filter by the operator's fields; renders nothing if no field is filterable. */
export const FieldFilters = ({ filter, onChange }: FieldFiltersProps) => {
  const t = useT(profileFieldsText)
  const { data = [] } = useProfileFields()
  // Only what was edited is kept, because the applied filter can load while the member is typing.
  const [touched, setTouched] = useState<Readonly<Record<string, FieldDraft>>>({})
  const fields = data.filter(({ filterable, retired }) => filterable && !retired)
  if (fields.length === 0) return null
  const drafts = { ...toFieldDrafts(filter), ...touched }
  const draftFor = (id: string) => drafts[id] ?? emptyFieldDraft
  const change = (id: string, part: Partial<FieldDraft>) => {
    const next = { ...drafts, [id]: { ...draftFor(id), ...part } }
    setTouched({ ...touched, [id]: next[id] ?? emptyFieldDraft })
    const conditions = fields.map((field) => toFieldCondition(field.id, next[field.id] ?? emptyFieldDraft))
    onChange(conditions.includes(null) ? null : writeFieldFilter(conditions.filter((one) => one !== undefined && one !== null)))
  }
  const renderRange = ({ id, min, max, unit }: ProfileField) => (
    <div className="grid grid-cols-2 gap-3">
      {limits.map((limit) => (
        <TextField
          key={limit}
          label={t(limit === 'min' ? 'filter.from' : 'filter.to')}
          inputMode={min !== null && min < 0 ? 'text' : 'numeric'}
          autoComplete="off"
          maxLength={8}
          placeholder={String((limit === 'min' ? min : max) ?? '')}
          end={unit}
          value={draftFor(id)[limit]}
          onChange={(event) => change(id, { [limit]: event.target.value })}
        />
      ))}
    </div>
  )
  const renderChoices = ({ id, choices }: ProfileField) => {
    const chosen = draftFor(id).choices
    const offered = choices.filter(({ retired }) => !retired)
    return (
      <div className="flex flex-wrap gap-2">
        {offered.map((choice) => (
          <ChoiceChip
            key={choice.id}
            checked={chosen.includes(choice.id)}
            onChange={({ target }) =>
              change(id, {
                choices: offered.map((one) => one.id).filter((one) => (one === choice.id ? target.checked : chosen.includes(one))),
              })
            }
          >
            <bdi>{choice.label}</bdi>
          </ChoiceChip>
        ))}
      </div>
    )
  }
  return (
    <>
      {fields.map((field) => (
        <ChoiceGroup
          key={field.id}
          label={<bdi>{field.label}</bdi>}
          error={toFieldCondition(field.id, draftFor(field.id)) === null ? t('filter.crossed') : undefined}
        >
          {field.kind === 'number' ? renderRange(field) : renderChoices(field)}
        </ChoiceGroup>
      ))}
      <p className="-mt-2 text-sm text-soft">{t('filter.hint')}</p>
    </>
  )
}
