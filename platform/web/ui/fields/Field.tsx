import { useId, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { FieldError } from './FieldError.tsx'

/** Attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldTexts {
  label: ReactNode
  /** One line of help under the label. */
  hint?: ReactNode
  /** Error message. */
  error?: string | undefined
  /** The word for "optional", set beside the label. */
  optional?: string
}

interface FieldProps extends FieldTexts {
  id?: string
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** Wraps any control with a label, a hint and an error. */
export const Field = ({ label, hint, error, optional, id, className, children }: FieldProps) => {
  const generated = useId()
  const control = id ?? generated
  const hintId = hint ? `${control}-hint` : undefined
  const errorId = error ? `${control}-error` : undefined
  const describedBy = [hintId, errorId].filter(Boolean).join(' ')
  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <label htmlFor={control} className="text-sm font-semibold text-ink">
        {label}
        {optional ? <span className="ms-2 font-normal text-soft">{optional}</span> : null}
      </label>
      {hint ? (
        <p id={hintId} className="-mt-1 text-sm text-soft">
          {hint}
        </p>
      ) : null}
      {children({ id: control, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {errorId && error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  )
}
