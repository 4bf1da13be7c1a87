import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import type { FieldChoice } from '#features/profile-fields/field-contract.ts'
import { fieldLimits } from '#features/profile-fields/field-contract.ts'
import { languageNames, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { FieldError } from '#platform/web/ui/fields/FieldError.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { adminText } from '../../locales/text.ts'
import { LanguageFields } from '../LanguageFields.tsx'
import { newFieldOrChoiceId } from './field-form.ts'

interface ChoiceFieldsProps {
  /** The ids of the choices in their order. */
  ids: readonly string[]
  onIds: (ids: string[]) => void
  /** The stored choices. */
  before: readonly FieldChoice[]
  fieldError: (field: string) => string | undefined
}

/** Fields for the choices of a profile field, each with a name in every language. */
export const ChoiceFields = ({ ids, onIds, before, fieldError }: ChoiceFieldsProps) => {
  const t = useT(adminText)
  const error = fieldError('choices')
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-semibold">{t('profileFields.choices')}</legend>
      {ids.map((id, index) => {
        const stored = before.find((choice) => choice.id === id)
        const number = String(index + 1)
        return (
          <div key={id} className="flex flex-col gap-1 rounded-control bg-sunken p-3">
            <div className="flex items-end gap-1">
              <TextField
                className="grow"
                name={`choice.${id}.en`}
                lang="en"
                dir="ltr"
                label={`${t('profileFields.choice', { number })} (${languageNames.en})`}
                defaultValue={stored?.labels.en}
                error={fieldError(`choices.${index}.labels.en`)}
                maxLength={fieldLimits.choiceLabel}
                autoComplete="off"
                required
              />
              <IconButton
                label={t('profileFields.up', { number })}
                icon={<ArrowUp aria-hidden className="size-5" />}
                disabled={index === 0}
                onClick={() => onIds([...ids.slice(0, index - 1), id, ...ids.slice(index - 1, index), ...ids.slice(index + 1)])}
              />
            </div>
            <details>
              <summary className="cursor-pointer py-2 text-sm">{t('profileFields.otherLanguages')}</summary>
              <div className="grid gap-3 sm:grid-cols-2">
                <LanguageFields
                  name={`choice.${id}`}
                  texts={stored?.labels}
                  errorOf={(locale) => fieldError(`choices.${index}.labels.${locale}`)}
                  maxLength={fieldLimits.choiceLabel}
                  withoutEnglish
                />
              </div>
            </details>
            <Checkbox
              name={`choice.${id}.offered`}
              label={t('profileFields.offered')}
              {...(stored?.retired === true && { hint: t('profileFields.retiredChoice') })}
              defaultChecked={stored?.retired !== true}
            />
          </div>
        )
      })}
      {error === undefined ? null : (
        <div data-refused tabIndex={-1}>
          <FieldError id="choices-error">{error}</FieldError>
        </div>
      )}
      {ids.length < fieldLimits.choices ? (
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() => onIds([...ids, newFieldOrChoiceId()])}
          className="self-start"
        >
          {t('profileFields.addChoice')}
        </Button>
      ) : null}
    </fieldset>
  )
}
