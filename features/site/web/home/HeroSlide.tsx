import { useT } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/client/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { publicText } from '../../locales/public/text.ts'
import { HeroPicture } from './HeroPicture.tsx'

export const heroSlides = ['first', 'second', 'third'] as const

interface HeroSlideProps {
  name: (typeof heroSlides)[number]
  label: string
  /** True for the first slide, whose picture loads with high priority. */
  first: boolean
  /** True while another slide is shown. */
  hidden: boolean
}

/** A slide with a picture of people, a text and a button. On a phone the picture is above the text, otherwise beside it. */
export const HeroSlide = ({ name, label, first, hidden }: HeroSlideProps) => {
  const t = useT(publicText)
  const signedIn = useSession((session) => session._ndloo_token !== null)
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={hidden}
      className="grid w-full shrink-0 grid-rows-[auto_1fr] md:min-h-[min(86svh,52rem)] md:grid-cols-2 md:grid-rows-1"
    >
      <HeroPicture name={name} first={first} />
      <div className="flex flex-col items-start gap-3 px-safe-4 pt-6 pb-20 sm:px-safe-6 md:ms-auto md:w-full md:max-w-xl md:justify-center md:gap-6 md:pt-24 md:pe-12 md:pb-24">
        <Heading level={2} size="hero">
          {t(`hero.${name}.title`)}
        </Heading>
        <p className="max-w-prose md:text-lg">{t(`hero.${name}.text`)}</p>
        <Button
          size="lg"
          className="mt-1 max-sm:w-full"
          render={<a href={signedIn ? '/dashboard/matches' : '/signup'}>{signedIn ? t('nav.matches') : t(`hero.${name}.action`)}</a>}
        />
        {first && !signedIn ? <p className="text-sm text-soft-night max-sm:self-center">{t('hero.promise')}</p> : null}
      </div>
    </div>
  )
}
