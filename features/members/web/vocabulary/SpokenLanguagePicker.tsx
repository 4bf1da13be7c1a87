import { useFormat, useT } from '#platform/web/i18n.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/ChoiceGroup.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { vocabularyText } from '../../locales/vocabulary/text.ts'
import { aboutLimits } from '../../about-contract.ts'
import { languagesOfCountry, spokenLanguages, widespreadLanguages } from '../../vocabulary-contract.ts'
import { ChoiceChips } from './ChoiceChips.tsx'
import { ChosenChips } from './ChosenChips.tsx'
import { PickerDisclosure } from './PickerDisclosure.tsx'
import { PickerSearch } from './PickerSearch.tsx'
import { type PickerProps, usePicker } from './use-picker.ts'
import { useVocabulary } from './use-vocabulary.ts'

const ownNames = new Map<string, string>()
/** Returns the name of a language in that language, if the browser knows it. */
const ownName = (code: string): string => {
  const name = ownNames.get(code) ?? new Intl.DisplayNames([code, 'en'], { type: 'language' }).of(code) ?? code
  ownNames.set(code, name)
  return name
}

/** A picker for spoken languages: those of the country (ISO 3166-1) first, all others by search or on demand. */
export const SpokenLanguagePicker = ({ country = '', ...picker }: PickerProps & { country?: string }) => {
  const t = useT(vocabularyText)
  const { compare } = useFormat()
  const { ready, language } = useVocabulary()
  const most = aboutLimits.languages
  const choice = usePicker({ ...picker, ids: spokenLanguages, nameOf: language, alsoCalled: ownName, most })
  if (!ready) return <Skeleton className="h-48" />
  const near = languagesOfCountry[country] ?? widespreadLanguages
  const others = spokenLanguages.filter((code) => !near.includes(code)).toSorted((a, b) => compare(language(a), language(b)))
  const chips = { chosen: picker.value, nameOf: language, onToggle: choice.toggle, isFull: choice.isFull }
  return (
    <div className="flex flex-col gap-4">
      <ChosenChips chosen={picker.value} most={most} nameOf={language} onRemove={choice.removeAndFocus} />
      <PickerSearch
        label={t('picker.searchLanguages')}
        query={choice.query}
        onQuery={choice.setQuery}
        found={choice.found}
        onOnly={choice.add}
        inputRef={choice.fieldRef}
        error={picker.error}
      />
      <ChoiceGroup label={t(choice.searching ? 'picker.searchLanguages' : 'picker.nearLanguages')} labelHidden>
        <ChoiceChips ids={choice.searching ? choice.found : near} {...chips} />
      </ChoiceGroup>
      {choice.searching ? null : (
        <PickerDisclosure label={t('picker.allLanguages')}>
          <ChoiceGroup label={t('picker.allLanguages')} labelHidden>
            <ChoiceChips ids={others} {...chips} />
          </ChoiceGroup>
        </PickerDisclosure>
      )}
    </div>
  )
}
