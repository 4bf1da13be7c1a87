import { useController } from 'react-hook-form'
import { relationshipGoals } from '#features/members/about-contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/ChoiceGroup.tsx'
import { profilesText } from '../../locales/text.ts'
import type { EditValues } from './edit-form.ts'

/** What the member looks for, as chips to switch on and off. */
export const GoalsField = () => {
  const t = useT(profilesText)
  const { field, fieldState } = useController<EditValues, 'looking_for'>({ name: 'looking_for' })
  const chosen = field.value
  return (
    <ChoiceGroup label={t('edit.lookingFor')} labelHidden error={fieldState.error?.message}>
      <div className="flex flex-wrap gap-2">
        {relationshipGoals.map((goal, index) => (
          <label
            key={goal}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-control/50 px-4.5 font-medium transition-colors hover:border-ink has-checked:border-primary has-checked:bg-primary-tint has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              ref={index === 0 ? field.ref : undefined}
              type="checkbox"
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              checked={chosen.includes(goal)}
              onChange={({ target }) => field.onChange(target.checked ? [...chosen, goal] : chosen.filter((other) => other !== goal))}
              onBlur={field.onBlur}
            />
            {t(`relations.${goal}`)}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
