import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { controlClasses } from './control.ts'
import { Field, type FieldTexts } from './Field.tsx'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'>, FieldTexts {
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** Option for no selection; its value is the empty string. */
  placeholder?: string
}

/** Native select. */
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
