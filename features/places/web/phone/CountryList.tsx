import { type KeyboardEvent, type Ref, useEffect } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { controlClasses } from '#platform/web/ui/fields/control.ts'
import { placesText } from '../../locales/text.ts'
import type { CallingCodeCountry } from './numbering-query.ts'

interface CountryListProps {
  /** Id of the list; options are `<id>-<index>`. */
  id: string
  label: string
  countries: readonly CallingCodeCountry[]
  /** How many countries stand first because they are likely. */
  likely: number
  value: string
  active: number
  query: string
  onQuery: (query: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onChoose: (index: number) => void
  searchRef: Ref<HTMLInputElement>
}

/** The open list of a country picker, below a search field. */
export const CountryList = (props: CountryListProps) => {
  const { id, label, countries, likely, value, active, query, onQuery, onKeyDown, onChoose, searchRef } = props
  const t = useT(placesText)
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [active, id])
  return (
    <>
      <input
        ref={searchRef}
        type="search"
        aria-label={t('phone.search')}
        placeholder={t('phone.search')}
        aria-controls={id}
        aria-activedescendant={countries[active] === undefined ? undefined : `${id}-${active}`}
        autoComplete="off"
        value={query}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={onKeyDown}
        className={classes(controlClasses, 'mb-1')}
      />
      <div id={id} role="listbox" aria-label={label} className="max-h-50 overflow-y-auto">
        {countries.map(({ code, name, calling }, index) => (
          <button
            key={code}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={code === value}
            // Keeps the focus where it is; losing it would close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
            className={classes(
              'flex min-h-11 w-full items-center gap-3 rounded-mark px-3 text-start hover:bg-sunken',
              index === active && 'bg-primary-tint hover:bg-primary-tint',
              index === likely - 1 && 'rounded-b-none border-b border-line',
            )}
          >
            <span className="w-7 shrink-0 text-sm font-semibold text-soft">{code}</span>
            <span className={classes('min-w-0 flex-1', code === value && 'font-semibold')}>{name}</span>
            {calling === undefined ? null : (
              <bdi dir="ltr" className="text-soft tabular-nums">
                +{calling}
              </bdi>
            )}
          </button>
        ))}
      </div>
      <p role="status" className="px-3 text-sm text-soft not-empty:py-2">
        {countries.length === 0 ? t('step.noCountry') : ''}
      </p>
    </>
  )
}
