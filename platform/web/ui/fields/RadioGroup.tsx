import type { ComponentProps } from 'react'
import type { FieldOption } from './field-option.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { classes } from '../classes.ts'
import type { FieldTexts } from './Field.tsx'

export interface RadioGroupProps
  extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'value' | 'defaultValue' | 'checked' | 'size' | 'id'>, FieldTexts {
  name: string
  options: readonly FieldOption[]
  /** Selected value; omit for uncontrolled use with a form library. */
  value?: string | null
  defaultValue?: string
  labelHidden?: boolean
}

/** Radio buttons, one per line, with hints. */
export const RadioGroup = (props: RadioGroupProps) => {
  const { label, labelHidden, hint, error, optional, options, value, defaultValue, className, disabled, ...input } = props
  return (
    <ChoiceGroup label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional} className={className}>
      <div className="flex flex-col gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              'flex min-h-12 cursor-pointer items-start gap-3 rounded-control border bg-card px-3.5 py-3 transition-colors',
              'has-checked:border-primary has-checked:bg-primary-tint hover:border-ink has-disabled:cursor-not-allowed has-disabled:opacity-55',
              error ? 'border-danger' : 'border-line',
            )}
          >
            <input
              {...input}
              type="radio"
              value={option.value}
              disabled={disabled || option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined && defaultValue !== undefined ? defaultValue === option.value : undefined}
              className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-control bg-card transition-[border-width] checked:border-[6px] checked:border-primary"
            />
            <span>
              <span className="block">{option.label}</span>
              {option.hint ? <span className="block text-sm text-soft">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
