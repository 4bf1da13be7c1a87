import ChevronDown from 'lucide-react/icons/chevron-down'
import { type FocusEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { foldForSearch } from '#platform/shared/fold-for-search.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { controlClasses } from '#platform/web/ui/fields/control.ts'
import { CountryList } from './CountryList.tsx'
import type { CallingCodeCountry } from './numbering-query.ts'
import { useTypeAhead } from './use-type-ahead.ts'

interface CountryPickerProps {
  label: string
  /** Shown while nothing is selected. */
  placeholder: string
  countries: readonly CallingCodeCountry[]
  /** How many countries stand first because they are likely. */
  likely: number
  value: string
  /** Leaves the calling code out of the button, because the number beside it begins with it. */
  hidesCalling: boolean
  onChange: (code: string) => void
  describedBy: string | undefined
  invalid: boolean
  ref?: Ref<HTMLButtonElement>
}

/** The list opens upward if the space below is smaller than this, in pixels. */
const room = 200
const page = 8

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => key.length === 1 && !ctrlKey && !metaKey && !altKey

/**
 * Country picker of a phone number: a button with the calling code, and a list with a search field. A name or calling
 * code typed on the button opens the list at the match without choosing it, so that the keyboard does not need the search field.
 */
export const CountryPicker = ({
  label,
  placeholder,
  countries,
  likely,
  value,
  hidesCalling,
  onChange,
  describedBy,
  invalid,
  ref,
}: CountryPickerProps) => {
  const list = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState<'up' | 'down'>()
  const [active, setActive] = useState(-1)
  const [query, setQuery] = useState('')
  const sought = foldForSearch(query)
  const shown =
    sought === ''
      ? countries
      : countries.filter(({ name, calling }) => foldForSearch(name).includes(sought) || `+${calling}`.includes(sought))
  const chosen = countries.findIndex(({ code }) => code === value)
  const typing = useTypeAhead(countries.map(({ name, calling }) => ({ words: [name, calling ?? '', `+${calling ?? ''}`] })))

  const show = (at = Math.max(0, chosen)) => {
    const below = innerHeight - (button.current?.getBoundingClientRect().bottom ?? 0)
    setOpen(below < room ? 'up' : 'down')
    setQuery('')
    setActive(at)
  }
  const searchFor = (words: string) => {
    setQuery(words)
    setActive(0)
  }
  const choose = (index: number) => {
    setOpen(undefined)
    if (document.activeElement === search.current) button.current?.focus()
    const country = shown[index]
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

  /** Moves and chooses in the open list. */
  const onListKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return choose(active)
    if (event.key === 'Escape') setOpen(undefined)
    const step = event.key === 'ArrowUp' && event.altKey ? undefined : steps(shown.length - 1)[event.key]
    if (step !== undefined) setActive(Math.max(0, Math.min(shown.length - 1, step)))
    if (event.key === 'Enter' || event.key === ' ' || (event.key === 'ArrowUp' && event.altKey)) choose(active)
    event.preventDefault()
  }
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') button.current?.focus()
    if (['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Enter', 'Escape', 'Tab'].includes(event.key)) onListKey(event)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const now = event.timeStamp
    const isText = isLetter(event) && (event.key !== ' ' || typing.isGathering(now))
    if (isText) {
      event.preventDefault()
      const found = typing.find(event.key, open === undefined ? chosen : active, now)
      if (found >= 0) return open === undefined ? show(found) : setActive(found)
      return open === undefined ? show() : undefined
    }
    if (open === undefined) {
      const start = { Enter: chosen, ' ': chosen, ArrowDown: chosen, ArrowUp: chosen, Home: 0, End: countries.length - 1 }[event.key]
      if (start === undefined) return
      event.preventDefault()
      return show(Math.max(0, start))
    }
    onListKey(event)
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget === button.current || popup.current?.contains(relatedTarget) === true
    if (!isInside) setOpen(undefined)
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
          onBlur={leave}
          onKeyDown={onKeyDown}
          className={classes(controlClasses, 'flex items-center gap-1.5 tabular-nums')}
        >
          {current === undefined ? <span className="text-soft">{placeholder}</span> : <span className="font-semibold">{current.code}</span>}
          {current?.calling === undefined || hidesCalling ? null : (
            <bdi dir="ltr" className="text-soft">
              +{current.calling}
            </bdi>
          )}
          <ChevronDown aria-hidden className="size-4 text-soft" />
        </button>
      </div>
      <div
        ref={popup}
        onBlur={leave}
        hidden={open === undefined}
        className={classes(
          'absolute inset-x-0 z-20 rounded-control border border-line bg-card p-1 shadow-float',
          open === 'up' ? 'bottom-full mb-1' : 'top-full mt-1',
        )}
      >
        {open === undefined ? null : (
          <CountryList
            id={list}
            label={label}
            countries={shown}
            likely={sought === '' ? likely : 0}
            value={value}
            active={active}
            query={query}
            onQuery={searchFor}
            onKeyDown={onSearchKey}
            onChoose={choose}
            searchRef={search}
          />
        )}
      </div>
    </>
  )
}
