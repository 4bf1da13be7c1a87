import Heart from 'lucide-react/icons/heart'
import type { ReactNode } from 'react'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { publicText } from '../../locales/public/text.ts'
import people from '../pictures/hero-1.webp'
import near from '../pictures/hero-2.webp'
import match from '../pictures/hero-3.webp'

const kilometres = { style: 'unit', unit: 'kilometer' } as const

const Chip = ({ children, className }: { children: ReactNode; className: string }) => (
  <span className={`absolute rounded-full bg-photo-shade/75 px-2.5 py-1 text-xs font-semibold text-on-photo ${className}`}>{children}</span>
)

/** The name of one person of the picture, with the button that likes them. */
const People = () => {
  const { number } = useFormat()
  return (
    <div className="absolute inset-x-0 bottom-0 flex items-center justify-between gap-4 px-safe-4 pb-3 sm:px-safe-6 md:pb-6">
      <p className="rounded-card bg-card px-3.5 py-1.5 text-ink shadow-float">
        <span className="block font-display text-lg/tight font-semibold">
          <bdi>Zawadi, {number(27)}</bdi>
        </span>
        <span className="text-sm text-soft">
          <bdi>Mombasa</bdi> · {number(4, kilometres)}
        </span>
      </p>
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-primary text-on-primary shadow-float">
        <Heart className="size-7 fill-current" />
      </span>
    </div>
  )
}

/** The distance of each of four people. The picture is cropped evenly, so its middle is the middle of the box. */
const Near = () => {
  const { number } = useFormat()
  return (
    <>
      <Chip className="start-3 bottom-[calc(50%+0.75rem)]">{number(2, kilometres)}</Chip>
      <Chip className="start-[calc(50%+0.75rem)] bottom-[calc(50%+0.75rem)]">{number(5, kilometres)}</Chip>
      <Chip className="start-3 bottom-3">{number(8, kilometres)}</Chip>
      <Chip className="start-[calc(50%+0.75rem)] bottom-3">{number(12, kilometres)}</Chip>
    </>
  )
}

/** The first two messages after a match. */
const Match = () => {
  const t = useT(publicText)
  return (
    <div className="absolute inset-x-0 bottom-0 flex flex-col gap-2 bg-linear-to-t from-photo-shade/80 to-transparent px-safe-4 pt-16 pb-4 text-sm sm:px-safe-6 md:px-10 md:pb-8 md:text-base">
      <p className="me-10 self-start rounded-card rounded-es-mark bg-card px-3.5 py-2 text-ink">{t('hero.phone.hello')}</p>
      <p className="ms-10 self-end rounded-card rounded-ee-mark bg-primary px-3.5 py-2 text-on-primary">{t('hero.phone.reply')}</p>
    </div>
  )
}

const pictures = {
  first: { src: people, Overlay: People },
  second: { src: near, Overlay: Near },
  third: { src: match, Overlay: Match },
} as const

/** The picture of a slide, with a piece of the product on it. It says nothing new, so screen readers skip it. */
export const HeroPicture = ({ name, first }: { name: keyof typeof pictures; first: boolean }) => {
  const { src, Overlay } = pictures[name]
  return (
    <div aria-hidden className="relative h-[44svh] min-h-60 overflow-hidden md:order-last md:h-auto">
      <img
        src={src}
        alt=""
        width={760}
        height={760}
        fetchPriority={first ? 'high' : 'low'}
        loading={first ? undefined : 'lazy'}
        draggable={false}
        className="absolute inset-0 size-full object-cover"
      />
      {/* Keeps the header readable. */}
      <div className="absolute inset-x-0 top-0 h-28 bg-linear-to-b from-night/85 to-transparent" />
      <Overlay />
    </div>
  )
}
