import Check from 'lucide-react/icons/check'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { FieldError } from './FieldError.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** Checkbox with label, hint and error. */
export const Checkbox = ({ label, hint, error, id, className, ...input }: CheckboxProps) => {
  const generated = useId()
  const control = id ?? generated
  const errorId = error ? `${control}-error` : undefined
  const hintId = hint ? `${control}-hint` : undefined
  return (
    <div className={classes('flex flex-col gap-1', className)}>
      <div className="flex min-h-11 items-start gap-3 py-2.5">
        <span className="relative grid size-6 shrink-0 before:absolute before:-inset-2.5">
          <input
            {...input}
            type="checkbox"
            id={control}
            aria-invalid={error ? true : undefined}
            aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
            className="peer relative size-6 appearance-none rounded-mark border border-control bg-card transition-colors checked:border-primary checked:bg-primary hover:border-ink aria-invalid:border-danger disabled:opacity-55"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto size-4 text-on-primary opacity-0 transition-opacity peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={control} className="cursor-pointer">
          {label}
          {hint ? (
            <span id={hintId} className="block text-sm text-soft">
              {hint}
            </span>
          ) : null}
        </label>
      </div>
      {errorId && error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  )
}
