import { useController } from 'react-hook-form'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/ChoiceGroup.tsx'
import type { EditValues } from './edit-form.ts'

interface CheckboxGroupProps<Name extends 'looking_for' | 'seek'> {
  name: Name
  label: string
  options: readonly { value: EditValues[Name][number]; label: string }[]
}

/** Group of checkboxes for a multiple choice. */
export const CheckboxGroup = <Name extends 'looking_for' | 'seek'>({ name, label, options }: CheckboxGroupProps<Name>) => {
  const { field, fieldState } = useController<EditValues, 'looking_for' | 'seek'>({ name })
  const chosen: readonly string[] = field.value
  return (
    <ChoiceGroup label={label} error={fieldState.error?.message}>
      <div className="flex flex-wrap gap-x-8">
        {options.map(({ value, label: words }, index) => (
          <Checkbox
            key={value}
            ref={index === 0 ? field.ref : undefined}
            label={words}
            checked={chosen.includes(value)}
            onChange={(event) => field.onChange(event.target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))}
            onBlur={field.onBlur}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}
