import { useId, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { FieldTexts } from './Field.tsx'
import { FieldError } from './FieldError.tsx'

interface ChoiceGroupProps extends FieldTexts {
  /** Shows the label to screen readers only. */
  labelHidden?: boolean
  className?: string
  children: ReactNode
}

/** A named group of controls with its hint and error. */
export const ChoiceGroup = ({ label, labelHidden = false, hint, error, optional, className, children }: ChoiceGroupProps) => {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={describedBy || undefined} className={classes('flex min-w-0 flex-col gap-1.5', className)}>
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>
        {label}
        {optional ? <span className="ms-2 font-normal text-soft">{optional}</span> : null}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className="-mt-1.5 text-sm text-soft">
          {hint}
        </p>
      ) : null}
      {children}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}
