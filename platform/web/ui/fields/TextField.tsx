import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { controlClasses } from './control.ts'
import { Field, type FieldTexts } from './Field.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldTexts {
  /** Content at the end of the control, such as a unit. */
  end?: ReactNode
}

/** Single-line text input; accepts the props of a form library registration. */
export const TextField = ({ label, hint, error, optional, id, className, end, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
    {(control) => (
      <div className="relative">
        <input type="text" {...input} {...control} className={classes(controlClasses, end ? 'pe-14' : undefined)} />
        {end ? <span className="absolute inset-y-0 end-0 flex items-center pe-3.5 text-soft">{end}</span> : null}
      </div>
    )}
  </Field>
)
