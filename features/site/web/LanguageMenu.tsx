import Globe from 'lucide-react/icons/globe'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { chooseLanguage, languageNames, locales, useLanguage, useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { menuPosition } from './menu-position.ts'

/** Chooses the language of the interface. Opens above its button. */
export const LanguageMenu = ({ className }: { className?: string }) => {
  const t = useT(platformText)
  const current = useLanguage((language) => language.locale)
  const [position, setPosition] = useState<{ left: number; bottom: number }>()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
  const open = position !== undefined

  const close = () => {
    setPosition(undefined)
    button.current?.focus()
  }
  const place = () => {
    if (button.current !== null) setPosition(menuPosition(button.current.getBoundingClientRect(), innerWidth, innerHeight))
  }
  const outside = useEffectEvent((event: PointerEvent) => {
    const target = event.target as Node
    if (!menu.current?.contains(target) && !button.current?.contains(target)) setPosition(undefined)
  })
  const replace = useEffectEvent(place)
  useEffect(() => {
    if (!open) return undefined
    menu.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus()
    const onPointer = (event: PointerEvent) => outside(event)
    const onResize = () => replace()
    addEventListener('pointerdown', onPointer)
    addEventListener('resize', onResize)
    return () => {
      removeEventListener('pointerdown', onPointer)
      removeEventListener('resize', onResize)
    }
  }, [open])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') return close()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitemradio]')]
    const next = items.indexOf(document.activeElement as HTMLElement) + step
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
          'inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-semibold transition-colors hover:bg-sunken',
          className,
        )}
      >
        <Globe aria-hidden className="size-4" />
        {languageNames[current]}
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
              className="min-h-11 rounded-mark px-3 text-left transition-colors hover:bg-sunken aria-checked:bg-primary-tint aria-checked:font-semibold aria-checked:text-primary"
            >
              {languageNames[locale]}
            </button>
          ))}
        </div>
      ) : null}
    </>
  )
}
