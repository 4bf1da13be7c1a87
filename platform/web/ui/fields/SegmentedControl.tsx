import { ChoiceGroup } from './ChoiceGroup.tsx'
import { classes } from '../classes.ts'
import type { RadioGroupProps } from './RadioGroup.tsx'

/** Radio buttons side by side, for two to four short options. Same props as `RadioGroup`; option hints are not shown. */
export const SegmentedControl = (props: RadioGroupProps) => {
  const { label, labelHidden, hint, error, optional, options, value, defaultValue, className, disabled, ...input } = props
  return (
    <ChoiceGroup label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional} className={className}>
      <div className={classes('flex flex-wrap gap-1 rounded-control border bg-card p-1', error ? 'border-danger' : 'border-control')}>
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 flex-auto cursor-pointer items-center justify-center rounded-mark bg-sunken/60 px-2 py-1.5 text-center transition-colors hover:bg-sunken has-checked:bg-primary-tint has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-55"
          >
            <input
              {...input}
              type="radio"
              value={option.value}
              disabled={disabled || option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined && defaultValue !== undefined ? defaultValue === option.value : undefined}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
