import { useT } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/client/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { publicText } from '../../locales/public/text.ts'
import { HeroPhone } from './HeroPhone.tsx'

export const heroSlides = [
  { name: 'first', background: 'bg-primary-tint', circle: 'fill-marigold' },
  { name: 'second', background: 'bg-marigold-tint', circle: 'fill-primary' },
  { name: 'third', background: 'bg-lagoon-tint', circle: 'fill-lagoon' },
] as const

interface HeroSlideProps {
  slide: (typeof heroSlides)[number]
  label: string
  /** True for the first slide, whose picture loads with high priority. */
  first: boolean
  /** True while another slide is shown. */
  hidden: boolean
}

/** A slide with a text, a button and the product in a phone. */
export const HeroSlide = ({ slide: { name, background, circle }, label, first, hidden }: HeroSlideProps) => {
  const t = useT(publicText)
  const signedIn = useSession((session) => session._ndloo_token !== null)
  return (
    <div role="group" aria-roledescription="slide" aria-label={label} inert={hidden} className={classes('w-full shrink-0', background)}>
      <div className="mx-auto grid h-full w-full max-w-6xl grid-rows-[1fr_auto] gap-4 px-safe-4 pt-24 sm:px-safe-6 md:grid-cols-[11fr_9fr] md:grid-rows-1 md:gap-10 md:pt-20">
        <div className="flex flex-col items-start gap-4 md:justify-center md:gap-6 md:pb-20">
          <Heading level={2} size="hero">
            {t(`hero.${name}.title`)}
          </Heading>
          <p className="max-w-prose text-lg">{t(`hero.${name}.text`)}</p>
          <Button
            size="lg"
            render={<a href={signedIn ? '/dashboard/matches' : '/signup'}>{signedIn ? t('nav.matches') : t(`hero.${name}.action`)}</a>}
          />
          {first && !signedIn ? <p className="text-sm">{t('hero.promise')}</p> : null}
        </div>
        <div className="relative mx-auto w-full max-w-80 self-end pb-16 md:max-w-lg md:pt-6 md:pb-20">
          <svg aria-hidden viewBox="0 0 100 100" className="absolute inset-x-0 top-1/2 w-full -translate-y-1/2">
            <circle cx="50" cy="50" r="44" className={circle} />
            <circle
              cx="50"
              cy="50"
              r="48.5"
              fill="none"
              strokeWidth="1"
              strokeDasharray="0.2 4"
              strokeLinecap="round"
              className="stroke-ink"
            />
          </svg>
          <HeroPhone name={name} first={first} />
        </div>
      </div>
    </div>
  )
}
