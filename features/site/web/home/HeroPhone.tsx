import Heart from 'lucide-react/icons/heart'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { publicText } from '../../locales/public/text.ts'
import deck from '../pictures/hero-1.webp'
import near from '../pictures/hero-2.webp'
import match from '../pictures/hero-3.webp'

interface PictureProps {
  src: string
  height: number
  /** True for the first slide, whose picture loads with high priority. */
  first: boolean
}

const Picture = ({ src, height, first }: PictureProps) => (
  <img
    src={src}
    alt=""
    width={480}
    height={height}
    fetchPriority={first ? 'high' : 'low'}
    loading={first ? undefined : 'lazy'}
    draggable={false}
    className="w-full"
  />
)

const Chip = ({ children, className }: { children: ReactNode; className: string }) => (
  <span className={`absolute rounded-full bg-photo-shade/75 px-2.5 py-1 text-xs font-semibold text-on-photo ${className}`}>{children}</span>
)

const round = 'grid size-12 place-items-center rounded-full border border-line bg-card shadow-float md:size-14'

/** One person of the deck, with its two buttons. */
const Deck = ({ first }: { first: boolean }) => (
  <>
    <div className="relative overflow-hidden rounded-card">
      <Picture src={deck} height={600} first={first} />
      <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-photo-shade/85 to-transparent px-4 pt-12 pb-9 text-on-photo">
        <p className="font-display text-xl font-semibold">Zawadi, 27</p>
        <p className="text-sm">Mombasa · 4 km</p>
      </div>
    </div>
    <div className="relative -mt-6 flex justify-center gap-5">
      <span className={`${round} text-soft`}>
        <X className="size-6" />
      </span>
      <span className={`${round} text-primary`}>
        <Heart className="size-6 fill-current" />
      </span>
    </div>
  </>
)

/** Four people, each with a distance. */
const Near = ({ first }: { first: boolean }) => (
  <div className="relative overflow-hidden rounded-card">
    <Picture src={near} height={598} first={first} />
    <Chip className="bottom-[53%] start-2">2 km</Chip>
    <Chip className="end-2 bottom-[53%]">5 km</Chip>
    <Chip className="bottom-2 start-2">8 km</Chip>
    <Chip className="end-2 bottom-2">12 km</Chip>
  </div>
)

/** A match and its first two messages. */
const Match = ({ first }: { first: boolean }) => {
  const t = useT(publicText)
  return (
    <>
      <div className="relative overflow-hidden rounded-card">
        <Picture src={match} height={545} first={first} />
        <p className="absolute inset-x-0 bottom-0 bg-linear-to-t from-photo-shade/90 to-transparent px-3 pt-14 pb-3 text-center font-display text-xl font-semibold text-on-photo">
          {t('hero.phone.match')}
        </p>
      </div>
      <div className="mt-2.5 flex flex-col gap-1.5 text-sm">
        <p className="me-8 self-start rounded-card rounded-es-mark bg-sunken px-3 py-1.5">{t('hero.phone.hello')}</p>
        <p className="ms-8 self-end rounded-card rounded-ee-mark bg-primary px-3 py-1.5 text-on-primary">{t('hero.phone.reply')}</p>
      </div>
    </>
  )
}

const screens = { first: Deck, second: Near, third: Match }

/** A phone that shows the product; only a picture, so screen readers skip it. */
export const HeroPhone = ({ name, first }: { name: keyof typeof screens; first: boolean }) => {
  const Screen = screens[name]
  return (
    <div
      aria-hidden
      className="relative mx-auto w-60 rounded-[2.25rem] border-8 border-night bg-card p-2.5 pt-7 shadow-float md:w-80 md:rounded-[2.75rem] md:border-10 md:p-3 md:pt-9"
    >
      <span className="absolute top-2.5 start-1/2 h-1.5 w-16 -translate-x-1/2 rtl:translate-x-1/2 rounded-full bg-line md:top-3.5" />
      <Screen first={first} />
    </div>
  )
}
