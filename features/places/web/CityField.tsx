import { type KeyboardEvent, useId, useState } from 'react'
import type { z } from 'zod'
import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/web/ui/fields/Field.tsx'
import { controlClasses } from '#platform/web/ui/fields/control.ts'
import type { City } from '../contract.ts'
import { placesText } from '../locales/text.ts'
import { useCities } from './place-queries.ts'
import { useDebouncedValue } from './use-debounced-value.ts'

type Town = z.infer<typeof City>
interface CityFieldProps {
  country: string
  value: Town | null
  onChange: (city: Town | null) => void
  error?: string | undefined
}

const typingPause = 200
const labelOf = ({ name, region }: Town): string => (region === null ? name : `${name}, ${region}`)

/** Combobox that searches cities of a country. */
export const CityField = ({ country, value, onChange, error }: CityFieldProps) => {
  const t = useT(placesText)
  const list = useId()
  const [words, setWords] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const searched = useDebouncedValue(words.trim(), typingPause)
  const cities = useCities(country, searched, open)
  const found = cities.data ?? []

  const choose = (city: Town) => {
    onChange(city)
    setOpen(false)
  }
  const type = (text: string) => {
    setWords(text)
    setActive(0)
    setOpen(true)
    if (value !== null) onChange(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false)
    const picked = found[active]
    if (event.key === 'Enter' && open && picked !== undefined) {
      event.preventDefault()
      choose(picked)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setOpen(true)
    setActive(Math.max(0, Math.min(found.length - 1, active + step)))
  }

  const shown = open && country !== ''
  const settled = cities.isSuccess && !cities.isPlaceholderData && searched === words.trim()
  return (
    <Field label={t('step.city')} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={list}
            aria-activedescendant={shown && found[active] ? `${list}-${found[active].id}` : undefined}
            disabled={country === ''}
            placeholder={t('step.cityPlaceholder')}
            value={value === null ? words : labelOf(value)}
            onChange={(event) => type(event.target.value)}
            onFocus={() => setOpen(value === null)}
            onBlur={() => setOpen(false)}
            onKeyDown={onKeyDown}
            className={controlClasses}
          />
          <div
            id={list}
            role="listbox"
            aria-label={t('step.city')}
            hidden={!shown || found.length === 0}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded-control border border-line bg-card p-1 shadow-float"
          >
            {found.map((city, index) => (
              <button
                key={city.id}
                id={`${list}-${city.id}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                // Keeps the focus in the input; losing it would close the list before the click.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(city)}
                onPointerMove={() => setActive(index)}
                className="flex min-h-11 w-full text-start items-center rounded-mark px-3 aria-selected:bg-primary-tint"
              >
                {labelOf(city)}
              </button>
            ))}
          </div>
          <p role="status" className="text-sm text-soft not-empty:mt-1.5">
            {shown && cities.isError ? t('step.listFailed') : shown && settled && found.length === 0 ? t('step.noCity') : ''}
          </p>
        </div>
      )}
    </Field>
  )
}
