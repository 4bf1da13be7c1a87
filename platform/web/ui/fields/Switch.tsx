import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../classes.ts'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode
  hint?: ReactNode
}

/** Toggle that applies immediately, without a form. */
export const Switch = ({ label, hint, id, className, ...input }: SwitchProps) => {
  const generated = useId()
  const control = id ?? generated
  return (
    <div className={classes('flex min-h-12 justify-between gap-4 py-1.5', hint ? 'items-start' : 'items-center', className)}>
      <label htmlFor={control} className="cursor-pointer">
        <span className={hint ? 'font-semibold' : undefined}>{label}</span>
        {hint ? (
          <span id={`${control}-hint`} className="block text-sm text-soft">
            {hint}
          </span>
        ) : null}
      </label>
      <span className="relative inline-flex shrink-0 before:absolute before:-inset-2">
        <input
          {...input}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox tells its own state
          role="switch"
          id={control}
          aria-describedby={hint ? `${control}-hint` : undefined}
          className="peer relative h-7 w-12 appearance-none rounded-full border-2 border-control bg-sunken transition-colors checked:border-primary checked:bg-primary disabled:opacity-55"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute start-1 top-1 size-5 scale-75 rounded-full bg-control transition-all peer-checked:translate-x-5 peer-checked:scale-100 peer-checked:bg-on-primary rtl:peer-checked:-translate-x-5"
        />
      </span>
    </div>
  )
}
