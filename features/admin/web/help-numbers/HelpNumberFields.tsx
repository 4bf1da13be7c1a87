import { type HelpNumber, helpNumberKinds } from '#features/site/help-numbers-contract.ts'
import { useCountries } from '#features/places/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { adminText } from '../../locales/text.ts'

interface HelpNumberFieldsProps {
  before: HelpNumber | undefined
  fieldError: (field: string) => string | undefined
}

/** The fields of one emergency number. */
export const HelpNumberFields = ({ before, fieldError }: HelpNumberFieldsProps) => {
  const t = useT(adminText)
  const countries = useCountries()
  return (
    <>
      <SelectField
        name="country"
        label={t('helpNumbers.country')}
        placeholder={t('helpNumbers.choose')}
        defaultValue={before?.country ?? ''}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        error={fieldError('country')}
        required
      />
      <SelectField
        name="kind"
        label={t('helpNumbers.kind')}
        defaultValue={before?.kind}
        options={helpNumberKinds.map((kind) => ({ value: kind, label: t(`helpNumbers.kinds.${kind}`) }))}
        error={fieldError('kind')}
        required
      />
      <TextField
        name="number"
        label={t('helpNumbers.number')}
        type="tel"
        autoComplete="off"
        maxLength={20}
        defaultValue={before?.number}
        error={fieldError('number')}
        required
      />
      <TextField
        name="source"
        label={t('helpNumbers.source')}
        hint={t('helpNumbers.sourceHint')}
        type="url"
        autoComplete="off"
        maxLength={500}
        defaultValue={before?.source}
        error={fieldError('source')}
        required
      />
      <TextField
        name="dated"
        label={t('helpNumbers.dated')}
        type="date"
        defaultValue={before?.dated}
        error={fieldError('dated')}
        required
      />
    </>
  )
}
