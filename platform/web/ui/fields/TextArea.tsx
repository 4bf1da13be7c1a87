import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { controlClasses } from './control.ts'
import { Field, type FieldTexts } from './Field.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'children'> & FieldTexts

/** Multi-line text input that grows with its content where supported. */
export const TextArea = ({ label, hint, error, optional, id, className, rows = 4, ...input }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
    {(control) => (
      <textarea
        dir="auto"
        {...input}
        {...control}
        rows={rows}
        className={classes(controlClasses, 'field-sizing-content max-h-96 min-h-28 resize-y')}
      />
    )}
  </Field>
)
