import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { chooseLanguage, languageNames, locales, useLanguage, useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Flag } from './Flag.tsx'
import { calculateMenuPosition } from './menu-position.ts'

interface LanguageMenuProps {
  /** Whether the menu opens above or below the button. */
  side?: 'above' | 'below'
  /** Shows only the flag in narrow windows. */
  compact?: boolean
  className?: string
}

/** A menu to choose the language of the interface. */
export const LanguageMenu = ({ side = 'above', compact = false, className }: LanguageMenuProps) => {
  const t = useT(platformText)
  const current = useLanguage((language) => language.locale)
  const [position, setPosition] = useState<ReturnType<typeof calculateMenuPosition>>()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
  const open = position !== undefined

  const close = () => {
    setPosition(undefined)
    button.current?.focus()
  }
  const place = () => {
    if (button.current !== null) {
      setPosition(calculateMenuPosition(button.current.getBoundingClientRect(), side, document.documentElement.clientWidth, innerHeight))
    }
  }
  const closeOutside = useEffectEvent((event: PointerEvent) => {
    const target = event.target as Node
    if (!menu.current?.contains(target) && !button.current?.contains(target)) setPosition(undefined)
  })
  const reposition = useEffectEvent(place)
  useEffect(() => {
    if (!open) return undefined
    menu.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus()
    const onPointer = (event: PointerEvent) => closeOutside(event)
    const onResize = () => reposition()
    addEventListener('pointerdown', onPointer)
    addEventListener('resize', onResize)
    return () => {
      removeEventListener('pointerdown', onPointer)
      removeEventListener('resize', onResize)
    }
  }, [open])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Otherwise Escape would also close a sheet that the menu is in.
    if (event.key === 'Escape') event.stopPropagation()
    if (event.key === 'Escape' || event.key === 'Tab') return close()
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitemradio]')]
    const now = items.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    items.at(next % items.length)?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`${t('language')}: ${languageNames[current]}`}
        onClick={() => (open ? setPosition(undefined) : place())}
        className={classes(
          'inline-flex min-h-11 items-center gap-2 rounded-full text-sm font-semibold transition-colors hover:bg-sunken noscript:hidden',
          compact ? 'px-2.5 sm:px-4' : 'px-4',
          className,
        )}
      >
        <Flag locale={current} />
        <span className={compact ? 'max-sm:hidden' : undefined}>{languageNames[current]}</span>
        <ChevronDown aria-hidden className={classes('size-4', side === 'above' && 'rotate-180')} />
      </button>
      {open ? (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={t('language')}
          onKeyDown={onKeyDown}
          style={position}
          className="fixed z-50 flex w-40 flex-col rounded-control border border-line bg-card p-1 text-ink shadow-float"
        >
          {locales.map((locale) => (
            <button
              key={locale}
              type="button"
              role="menuitemradio"
              aria-checked={locale === current}
              tabIndex={-1}
              lang={locale}
              onClick={() => {
                close()
                void chooseLanguage(locale)
              }}
              className="flex min-h-11 items-center gap-2.5 rounded-mark px-3 text-start transition-colors hover:bg-sunken aria-checked:bg-primary-tint aria-checked:font-semibold aria-checked:text-primary"
            >
              <Flag locale={locale} />
              {languageNames[locale]}
            </button>
          ))}
        </div>
      ) : null}
    </>
  )
}
