import type { ChangeEvent, ClipboardEvent, ComponentProps, SyntheticEvent } from 'react'
import { classes } from '../classes.ts'
import { Field, type FieldTexts } from './Field.tsx'

interface CodeFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'children'>, FieldTexts {
  /** The digits so far. */
  value: string
  onChange: (code: string) => void
  /** Called once when the last digit is entered. */
  onComplete?: (code: string) => void
  length?: number
}

const digitsOf = (text: string, length: number) => text.replace(/\D/g, '').slice(0, length)

const caretToEnd = (event: SyntheticEvent<HTMLInputElement>) => {
  const { value } = event.currentTarget
  event.currentTarget.setSelectionRange(value.length, value.length)
}

/** One-time code: a single input, so that phones can autofill it, shown as one box per digit. The box of the next digit shows the focus. */
export const CodeField = (props: CodeFieldProps) => {
  const { label, hint, error, optional, id, className, value, onChange, onComplete, length = 6, ...input } = props
  const take = (text: string) => {
    const code = digitsOf(text, length)
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = digitsOf(event.clipboardData.getData('text'), length)
    if (!pasted) return
    event.preventDefault()
    take(pasted.length === length ? pasted : value + pasted)
  }
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => (
        <div dir="ltr" className="group relative max-w-sm">
          <div aria-hidden className="flex gap-1.5 sm:gap-2">
            {Array.from({ length }, (_, index) => (
              <span
                key={index}
                className={classes(
                  'flex h-14 min-w-0 flex-1 items-center justify-center rounded-control border bg-card text-xl font-semibold tabular-nums transition-colors',
                  error ? 'border-danger bg-danger-tint/40' : 'border-control',
                  index === Math.min(value.length, length - 1) &&
                    'group-focus-within:border-primary group-focus-within:bg-primary-tint group-focus-within:ring-2 group-focus-within:ring-primary',
                )}
              >
                {value[index]}
              </span>
            ))}
          </div>
          <input
            autoComplete="one-time-code"
            {...input}
            {...control}
            type="text"
            inputMode="numeric"
            value={value}
            onChange={(event: ChangeEvent<HTMLInputElement>) => take(event.target.value)}
            onPaste={paste}
            onSelect={caretToEnd}
            className="absolute inset-0 size-full cursor-text rounded-control bg-transparent text-center text-base text-transparent caret-transparent shadow-none outline-none selection:bg-transparent selection:text-transparent"
          />
        </div>
      )}
    </Field>
  )
}
