import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { classes } from '#platform/web/ui/classes.ts'
import { controlClasses } from '#platform/web/ui/fields/control.ts'
import type { CallingCodeCountry } from './numbering-query.ts'
import { useTypeAhead } from './use-type-ahead.ts'

interface CountryPickerProps {
  label: string
  /** Shown while nothing is selected. */
  placeholder: string
  countries: readonly CallingCodeCountry[]
  value: string
  /** Leaves the calling code out of the button, because the number beside it begins with it. */
  hidesCalling: boolean
  onChange: (code: string) => void
  describedBy: string | undefined
  invalid: boolean
  ref?: Ref<HTMLButtonElement>
}

/** With less space below than this, in pixels, the list opens upward. */
const room = 200
const page = 8

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => key.length === 1 && !ctrlKey && !metaKey && !altKey

/** Country picker of a phone number: a button with the calling code and a list. */
export const CountryPicker = ({
  label,
  placeholder,
  countries,
  value,
  hidesCalling,
  onChange,
  describedBy,
  invalid,
  ref,
}: CountryPickerProps) => {
  const list = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'up' | 'down'>()
  const [active, setActive] = useState(-1)
  const chosen = countries.findIndex(({ code }) => code === value)
  const typing = useTypeAhead(countries.map(({ name, calling }) => ({ words: [name, calling ?? '', `+${calling ?? ''}`] })))

  useEffect(() => {
    if (open !== undefined) document.getElementById(`${list}-${active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [open, active, list])

  const show = (at = Math.max(0, chosen)) => {
    const below = innerHeight - (button.current?.getBoundingClientRect().bottom ?? 0)
    setOpen(below < room ? 'up' : 'down')
    setActive(at)
  }
  const choose = (index: number) => {
    setOpen(undefined)
    const country = countries[index]
    if (country !== undefined && country.code !== value) onChange(country.code)
  }
  const steps = (last: number): Partial<Record<string, number>> => ({
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 0,
    End: last,
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const last = countries.length - 1
    const now = event.timeStamp
    const isText = isLetter(event) && (event.key !== ' ' || typing.isGathering(now))
    if (isText) {
      event.preventDefault()
      const found = typing.find(event.key, open === undefined ? chosen : active, now)
      if (found >= 0) return open === undefined ? show(found) : setActive(found)
      return open === undefined ? show() : undefined
    }
    if (open === undefined) {
      const start = { Enter: chosen, ' ': chosen, ArrowDown: chosen, ArrowUp: chosen, Home: 0, End: last }[event.key]
      if (start === undefined) return
      event.preventDefault()
      return show(Math.max(0, start))
    }
    if (event.key === 'Tab') return choose(active)
    if (event.key === 'Escape') setOpen(undefined)
    const step = event.key === 'ArrowUp' && event.altKey ? undefined : steps(last)[event.key]
    if (step !== undefined) setActive(Math.max(0, Math.min(last, step)))
    if (event.key === 'Enter' || event.key === ' ' || (event.key === 'ArrowUp' && event.altKey)) choose(active)
    event.preventDefault()
  }

  const current = countries[chosen]
  return (
    <>
      <div className="shrink-0">
        <button
          ref={(element) => {
            button.current = element
            if (typeof ref === 'function') ref(element)
            else if (ref) ref.current = element
          }}
          type="button"
          role="combobox"
          aria-label={label}
          aria-haspopup="listbox"
          aria-expanded={open !== undefined}
          aria-controls={list}
          aria-activedescendant={open === undefined ? undefined : `${list}-${active}`}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          title={current?.name}
          onClick={() => (open === undefined ? show() : setOpen(undefined))}
          onBlur={() => setOpen(undefined)}
          onKeyDown={onKeyDown}
          className={classes(controlClasses, 'flex items-center gap-1.5 tabular-nums')}
        >
          {current === undefined ? <span className="text-soft">{placeholder}</span> : <span className="font-semibold">{current.code}</span>}
          {current?.calling === undefined || hidesCalling ? null : <span className="text-soft">+{current.calling}</span>}
          <ChevronDown aria-hidden className="size-4 text-soft" />
        </button>
      </div>
      <div
        id={list}
        role="listbox"
        aria-label={label}
        hidden={open === undefined}
        className={classes(
          'absolute inset-x-0 z-20 max-h-50 overflow-y-auto rounded-control border border-line bg-card p-1 shadow-float',
          open === 'up' ? 'bottom-full mb-1' : 'top-full mt-1',
        )}
      >
        {open === undefined
          ? null
          : countries.map(({ code, name, calling }, index) => (
              <button
                key={code}
                id={`${list}-${index}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={index === chosen}
                // Keeps the focus on the button; losing it would close the list before the click.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(index)}
                className={classes(
                  'flex min-h-11 w-full items-center text-left gap-3 rounded-mark px-3 hover:bg-sunken',
                  index === active && 'bg-primary-tint hover:bg-primary-tint',
                )}
              >
                <span className="w-7 shrink-0 text-sm font-semibold text-soft">{code}</span>
                <span className={classes('min-w-0 flex-1', index === chosen && 'font-semibold')}>{name}</span>
                {calling === undefined ? null : <span className="text-soft tabular-nums">+{calling}</span>}
              </button>
            ))}
      </div>
    </>
  )
}
