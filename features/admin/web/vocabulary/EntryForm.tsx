import { type InterestGroup, interestGroups } from '#features/members/vocabulary-contract.ts'
import { vocabularyText } from '#features/members/web/index.ts'
import { type ConsoleEntry, vocabularyLimits, type VocabularyList } from '#features/members/vocabulary-entry-contract.ts'
import { isBuiltIn } from '#platform/shared/i18n/locales.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { FieldError } from '#platform/web/ui/fields/FieldError.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { adminText } from '../../locales/text.ts'
import { LanguageFields } from '../LanguageFields.tsx'
import type { EntryDraft } from './entry-draft.ts'

interface EntryFormProps {
  list: VocabularyList
  /** The stored entry; undefined for a new one. */
  before: ConsoleEntry | undefined
  draft: EntryDraft
  onDraft: (draft: EntryDraft) => void
  /** The languages in which another entry has the typed name. */
  duplicates: readonly string[]
  fieldError: (field: string) => string | undefined
}

const groups = Object.keys(interestGroups) as InterestGroup[]

/** Form for an own entry of a list. A sensitive interest stays sensitive once it is stored. */
export const EntryForm = ({ list, before, draft, onDraft, duplicates, fieldError }: EntryFormProps) => {
  const t = useT(adminText)
  const words = useT(vocabularyText)
  const full = fieldError('retired')
  return (
    <>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-1 font-semibold">{t(`vocabulary.names.${list}`)}</legend>
        <LanguageFields
          name="names"
          texts={draft.names}
          onText={(locale, name) => onDraft({ ...draft, names: { ...draft.names, [locale]: name } })}
          errorOf={(locale) => (duplicates.includes(locale) ? words('errors.duplicate') : fieldError(`names.${locale}`))}
          maxLength={vocabularyLimits[list].name}
          isRequired={isBuiltIn}
        />
      </fieldset>
      {list === 'genders' ? <p className="text-sm text-soft">{t('vocabulary.genderText')}</p> : null}
      {list === 'interests' ? (
        <>
          <SelectField
            label={t('vocabulary.subject')}
            placeholder={t('vocabulary.chooseSubject')}
            value={draft.subject ?? ''}
            onChange={({ target }) => onDraft({ ...draft, subject: groups.find((group) => group === target.value) ?? null })}
            options={groups.map((group) => ({ value: group, label: words(`groups.${group}`) }))}
            error={fieldError('subject')}
          />
          <Checkbox
            label={t('vocabulary.sensitive')}
            hint={t('vocabulary.sensitiveHint')}
            checked={draft.sensitive}
            disabled={before?.sensitive === true}
            onChange={({ target }) => onDraft({ ...draft, sensitive: target.checked })}
            error={fieldError('sensitive')}
          />
        </>
      ) : null}
      {full === undefined ? null : <FieldError id="entry-error">{full}</FieldError>}
    </>
  )
}
