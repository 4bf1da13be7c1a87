import { useState } from 'react'
import type { ConsoleField } from '#features/profile-fields/contract.ts'
import { answerAudiences, type FieldKind, fieldKinds, fieldLimits } from '#features/profile-fields/field-contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { adminText } from '../../locales/text.ts'
import { NumberField } from '../catalogue/NumberField.tsx'
import { LanguageFields } from '../LanguageFields.tsx'
import { ChoiceFields } from './ChoiceFields.tsx'

interface FieldFormProps {
  before: ConsoleField | undefined
  /** The order number that a new field gets. */
  nextOrder: number
  choiceIds: readonly string[]
  onChoiceIds: (ids: string[]) => void
  fieldError: (field: string) => string | undefined
}

/** Form for one profile field of the operator. Once the field is stored, its kind cannot change and its audience cannot become wider. */
export const FieldForm = ({ before, nextOrder, choiceIds, onChoiceIds, fieldError }: FieldFormProps) => {
  const t = useT(adminText)
  const [kind, setKind] = useState<FieldKind>(before?.kind ?? 'choice')
  const least = before === undefined ? 0 : answerAudiences.indexOf(before.visible_to)
  return (
    <>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-1 font-semibold">{t('profileFields.labels')}</legend>
        <LanguageFields
          name="labels"
          texts={before?.labels}
          errorOf={(locale) => fieldError(`labels.${locale}`)}
          maxLength={fieldLimits.label}
        />
      </fieldset>
      <SelectField
        name="kind"
        label={t('profileFields.kind')}
        value={kind}
        disabled={before !== undefined}
        onChange={({ target }) => setKind(fieldKinds.find((one) => one === target.value) ?? 'choice')}
        options={fieldKinds.map((value) => ({ value, label: t(`profileFields.kinds.${value}`) }))}
        error={fieldError('kind')}
      />
      {kind === 'number' ? (
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField
            name="min"
            inputMode="text"
            autoComplete="off"
            label={t('profileFields.min')}
            defaultValue={before?.min ?? ''}
            error={fieldError('min')}
            required
          />
          <TextField
            name="max"
            inputMode="text"
            autoComplete="off"
            label={t('profileFields.max')}
            defaultValue={before?.max ?? ''}
            error={fieldError('max')}
            required
          />
          <TextField
            name="unit"
            autoComplete="off"
            label={t('profileFields.unit')}
            hint={t('profileFields.unitHint')}
            defaultValue={before?.unit}
            maxLength={fieldLimits.unit}
            error={fieldError('unit')}
          />
        </div>
      ) : null}
      {kind === 'choice' || kind === 'choices' ? (
        <ChoiceFields ids={choiceIds} onIds={onChoiceIds} before={before?.choices ?? []} fieldError={fieldError} />
      ) : null}
      <SelectField
        name="visible_to"
        label={t('profileFields.visibleTo')}
        hint={t('profileFields.visibleHint')}
        defaultValue={before?.visible_to ?? 'everybody'}
        options={answerAudiences.map((value, index) => ({ value, label: t(`profileFields.audiences.${value}`), disabled: index < least }))}
        error={fieldError('visible_to')}
      />
      <Checkbox
        name="required"
        label={t('profileFields.required')}
        hint={t('profileFields.requiredHint')}
        defaultChecked={before?.required ?? false}
      />
      <Checkbox
        name="filterable"
        label={t('profileFields.filterable')}
        hint={t('profileFields.filterHint')}
        defaultChecked={before?.filterable ?? false}
        error={fieldError('filterable')}
      />
      <NumberField
        name="order"
        label={t('profileFields.order')}
        hint={t('profileFields.orderHint')}
        defaultValue={before?.order ?? nextOrder}
        error={fieldError('order') ?? fieldError('retired')}
      />
    </>
  )
}
