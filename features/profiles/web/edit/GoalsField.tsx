import { useController } from 'react-hook-form'
import { aboutLimits } from '#features/members/about-contract.ts'
import { useOfferedIds } from '#features/members/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ChoiceChip } from '#platform/web/ui/fields/ChoiceChip.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/ChoiceGroup.tsx'
import { profilesText } from '../../locales/text.ts'
import type { ProfileFormValues } from './edit-form.ts'

/** What the member looks for, as chips to switch on and off. */
export const GoalsField = () => {
  const t = useT(profilesText)
  const { field, fieldState } = useController<ProfileFormValues, 'looking_for'>({ name: 'looking_for' })
  const chosen = field.value
  const { ids, nameOf } = useOfferedIds('goals', chosen)
  return (
    <ChoiceGroup label={t('edit.lookingFor')} labelHidden error={fieldState.error?.message}>
      <div className="flex flex-wrap gap-2">
        {ids.map((goal, index) => (
          <ChoiceChip
            key={goal}
            ref={index === 0 ? field.ref : undefined}
            checked={chosen.includes(goal)}
            disabled={chosen.length >= aboutLimits.goals && !chosen.includes(goal)}
            onChange={({ target }) => field.onChange(target.checked ? [...chosen, goal] : chosen.filter((other) => other !== goal))}
            onBlur={field.onBlur}
          >
            {nameOf(goal)}
          </ChoiceChip>
        ))}
      </div>
    </ChoiceGroup>
  )
}
