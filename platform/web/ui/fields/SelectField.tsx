import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { controlClasses } from './control.ts'
import { Field, type FieldTexts } from './Field.tsx'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'>, FieldTexts {
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** Label of the option for "nothing selected", whose value is the empty string. Without it there is no such option. */
  placeholder?: string
}

/** A dropdown list with label, hint and error, as a native `<select>`. */
export const SelectField = ({ label, hint, error, optional, id, className, options, placeholder, ...select }: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
    {(control) => (
      <div className="relative">
        <select {...select} {...control} className={classes(controlClasses, 'appearance-none truncate pe-11')}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-soft" />
      </div>
    )}
  </Field>
)
