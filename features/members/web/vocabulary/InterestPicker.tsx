import { useT } from '#platform/web/i18n.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/ChoiceGroup.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { vocabularyText } from '../../locales/vocabulary/text.ts'
import { aboutLimits } from '../../about-contract.ts'
import { type InterestGroup, interestGroups } from '../../vocabulary-contract.ts'
import { ChoiceChips } from './ChoiceChips.tsx'
import { ChosenChips } from './ChosenChips.tsx'
import { PickerDisclosure } from './PickerDisclosure.tsx'
import { PickerSearch } from './PickerSearch.tsx'
import { useOfferedIds } from './use-offered-ids.ts'
import { type PickerProps, usePicker } from './use-picker.ts'

const groups = Object.keys(interestGroups) as InterestGroup[]

/** Returns the English name of an interest for the search, because many know it better than the name in their own language. */
const englishLike = (id: string): string => id.replace(/^own_/, '').replaceAll('_', ' ')

/** A picker for interests, by search or by subject. Retired and older free-text interests can be removed. */
export const InterestPicker = ({ most = aboutLimits.interests, ...picker }: PickerProps & { most?: number }) => {
  const t = useT(vocabularyText)
  const { ready, ids, own, nameOf } = useOfferedIds('interests', picker.value)
  const choice = usePicker({ ...picker, ids, nameOf, alsoCalled: englishLike, most })
  if (!ready) return <Skeleton className="h-64" />
  const idsOf = (group: InterestGroup): string[] => {
    const all: readonly string[] = [...interestGroups[group], ...own.filter(({ subject }) => subject === group).map(({ id }) => id)]
    return all.filter((id) => ids.includes(id))
  }
  const subjects = groups.map((group) => ({ group, offered: idsOf(group) })).filter(({ offered }) => offered.length > 0)
  const chips = { chosen: picker.value, nameOf, onToggle: choice.toggle, isFull: choice.isFull }
  return (
    <div className="flex flex-col gap-4">
      <ChosenChips chosen={picker.value} most={most} nameOf={nameOf} onRemove={choice.removeAndFocus} />
      <PickerSearch
        label={t('picker.searchInterests')}
        query={choice.query}
        onQuery={choice.setQuery}
        found={choice.found}
        onOnly={choice.add}
        inputRef={choice.fieldRef}
        error={picker.error}
      />
      {choice.searching ? (
        <ChoiceGroup label={t('picker.searchInterests')} labelHidden>
          <ChoiceChips ids={choice.found} {...chips} />
        </ChoiceGroup>
      ) : (
        <div>
          {subjects.map(({ group, offered }) => (
            <PickerDisclosure
              key={group}
              label={t(`groups.${group}`)}
              count={offered.filter((id) => picker.value.includes(id)).length}
              startsOpen={group === 'music'}
            >
              <ChoiceGroup label={t(`groups.${group}`)} labelHidden {...(group === 'community' && { hint: t('picker.private') })}>
                <ChoiceChips ids={offered} {...chips} />
              </ChoiceGroup>
            </PickerDisclosure>
          ))}
        </div>
      )}
    </div>
  )
}
