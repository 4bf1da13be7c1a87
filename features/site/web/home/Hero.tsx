import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { type FocusEvent, type PointerEvent, useRef } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { publicText } from '../../locales/public/text.ts'
import { HeroSlide, heroSlides } from './HeroSlide.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { useSlides } from './use-slides.ts'

/** Class names instead of a style attribute, which the content security policy forbids. */
const offsets = ['translate-x-0', '-translate-x-full rtl:translate-x-full', '-translate-x-[200%] rtl:translate-x-[200%]']
/** Minimum swipe distance in pixels. */
const swipe = 40

/** A carousel of three slides. Without scripts they scroll side by side. */
export const Hero = () => {
  const t = useT(publicText)
  const live = useHydrated()
  const { shown, playing, running, show, toggle, setPaused } = useSlides(heroSlides.length)
  const pressedAt = useRef<number>(undefined)

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setPaused(false)
  }
  const release = ({ clientX }: PointerEvent) => {
    const moved = clientX - (pressedAt.current ?? clientX)
    pressedAt.current = undefined
    const towardsNext = document.dir === 'rtl' ? moved > 0 : moved < 0
    if (Math.abs(moved) > swipe) show(towardsNext ? shown + 1 : shown - 1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only pauses on hover and focus
    <section
      aria-roledescription="carousel"
      aria-label={t('hero.label')}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPaused(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={onBlur}
      className="relative overflow-hidden bg-night text-on-night"
    >
      <h1 className="sr-only">{t('hero.heading')}</h1>
      <div
        aria-live={running ? 'off' : 'polite'}
        onPointerDown={({ clientX }) => (pressedAt.current = clientX)}
        onPointerUp={release}
        onPointerCancel={() => (pressedAt.current = undefined)}
        className={classes('flex touch-pan-y transition-transform duration-400 noscript:overflow-x-auto', offsets[shown])}
      >
        {heroSlides.map((name, index) => (
          <HeroSlide
            key={name}
            name={name}
            first={index === 0}
            label={t('hero.slide', { number: index + 1, total: heroSlides.length })}
            // Without scripts all slides stay reachable.
            hidden={live && index !== shown}
          />
        ))}
      </div>
      <div className="absolute inset-x-0 bottom-4 noscript:hidden md:end-1/2">
        <div className="flex items-center gap-1 px-safe-1 sm:px-safe-3 md:ms-auto md:max-w-xl">
          <IconButton
            variant="night"
            label={t(playing ? 'hero.pause' : 'hero.play')}
            icon={playing ? <Pause aria-hidden className="size-5 fill-current" /> : <Play aria-hidden className="size-5 fill-current" />}
            onClick={toggle}
          />
          <div className="mx-auto flex">
            {heroSlides.map((name, index) => (
              <button
                key={name}
                type="button"
                aria-label={t('hero.show', { number: index + 1 })}
                aria-current={index === shown}
                onClick={() => show(index)}
                className="group grid size-11 place-items-center rounded-full"
              >
                <span className="block h-2.5 w-2.5 rounded-full bg-on-night/45 transition-colors group-aria-current:bg-marigold group-aria-[current=true]:w-6" />
              </button>
            ))}
          </div>
          <IconButton
            variant="night"
            label={t('hero.previous')}
            icon={<ChevronLeft aria-hidden className="size-6 rtl:-scale-x-100" />}
            onClick={() => show(shown - 1)}
          />
          <IconButton
            variant="night"
            label={t('hero.next')}
            icon={<ChevronRight aria-hidden className="size-6 rtl:-scale-x-100" />}
            onClick={() => show(shown + 1)}
          />
        </div>
      </div>
    </section>
  )
}
