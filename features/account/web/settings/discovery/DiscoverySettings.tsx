import { useState } from 'react'
import { maximumAge, minimumAge } from '#features/members/contract.ts'
import type { Gender } from '#features/members/gender-contract.ts'
import { useGenderName, useSoughtGenders } from '#features/members/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/ChoiceGroup.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { accountText } from '../../../locales/text.ts'
import { SettingsCard } from '../SettingsCard.tsx'
import type { SettingsSectionProps } from '../settings-section.ts'

const ages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ value: String(from + index), label: String(from + index) }))

/** Settings section for who may find the member, by gender and age. The two age lists never let the minimum exceed the maximum. */
export const DiscoverySettings = ({ settings: { privacy }, save, saved }: SettingsSectionProps) => {
  const t = useT(accountText)
  const nameOf = useGenderName()
  const [none, setNone] = useState(false)
  const { min_age, max_age } = privacy
  const { ready, options, chosen, toSought } = useSoughtGenders(privacy)
  const choose = (gender: Gender, isChosen: boolean) => {
    const next = options.filter((other) => (other === gender ? isChosen : chosen.includes(other)))
    setNone(next.length === 0)
    if (next.length > 0) save({ privacy: toSought(next) })
  }
  return (
    <SettingsCard title={t('findMe.title')} hint={t('findMe.hint')} saved={saved}>
      <ChoiceGroup label={t('findMe.genders')} error={none ? t('findMe.oneAtLeast') : undefined}>
        <div className="flex flex-wrap gap-x-8">
          {options.map((gender) => (
            <Checkbox
              key={gender}
              label={nameOf(gender)}
              checked={chosen.includes(gender)}
              disabled={!ready}
              onChange={({ target }) => choose(gender, target.checked)}
            />
          ))}
        </div>
      </ChoiceGroup>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={t('findMe.minAge')}
          options={ages(minimumAge, max_age)}
          value={String(min_age)}
          onChange={({ target }) => save({ privacy: { min_age: Number(target.value) } })}
        />
        <SelectField
          label={t('findMe.maxAge')}
          options={ages(min_age, maximumAge)}
          value={String(max_age)}
          onChange={({ target }) => save({ privacy: { max_age: Number(target.value) } })}
        />
      </div>
    </SettingsCard>
  )
}
