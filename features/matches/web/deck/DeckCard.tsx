import { Link } from '@tanstack/react-router'
import { memo, type ReactNode, use, useState } from 'react'
import { membersText } from '#features/members/web/index.ts'
import { PhotoCheckBadgeOnCard } from '#features/photo-check/web/index.ts'
import { BlurredLabel, photoSources } from '#features/photos/web/index.ts'
import { LikeItemButton, type LikeableItem } from '#features/reactions/web/index.ts'
import { HearVoiceHelloButton } from '#features/voice-hello/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { OnlineDot } from '#platform/web/ui/OnlineDot.tsx'
import { Photo } from '#platform/web/ui/Photo.tsx'
import type { MatchCard } from '../../contract.ts'
import { matchesText } from '../../locales/text.ts'
import { CardHintLine } from '../hint/CardHintLine.tsx'
import type { FeedPerson } from '../match-queries.ts'
import { WhyOnPhoto } from '../why/WhyButton.tsx'
import { DeckDetails } from './DeckDetails.tsx'
import { DeckPlaceContext } from './deck-place.ts'
import { InOwnAnimationFrame } from './frames/InOwnAnimationFrame.tsx'
import { deckPhotoSizes } from './prefetch-deck-photos.ts'

interface DeckCardProps extends FeedPerson {
  /** True for the next card while the data saver is on: its photo is fetched only once the card is current. */
  previewOnly: boolean
  ownInterests: readonly string[]
  /** Likes one photo or answer. Must be a stable function, or the card renders again. */
  onLike: (person: MatchCard, item: LikeableItem) => void
}

const mark = 'inline-flex items-center gap-1 rounded-full px-3 py-1 text-xs font-semibold'

/** Renders its content once the card has become the current one, and keeps it afterwards, so that the card keeps its scroll position. */
const OnceCurrent = ({ children }: { children: ReactNode }) => {
  const isCurrent = use(DeckPlaceContext) === 'current'
  const [wasCurrent, setWasCurrent] = useState(isCurrent)
  if (isCurrent && !wasCurrent) setWasCurrent(true)
  return isCurrent || wasCurrent ? children : null
}

/** One person of the deck: the photo fills the card, the rest follows by scrolling. Memoised, because every reaction moves the other cards. */
export const DeckCard = memo(({ person, wider, previewOnly, ownInterests, onLike }: DeckCardProps) => {
  const t = useT(matchesText)
  const members = useT(membersText)
  const { id, firstname, age, distance, images, active, hint } = person
  const [first] = images
  const name = t('deck.nameAge', { name: firstname, age: String(age) })
  return (
    <article data-person={id} aria-label={name} className="size-full overflow-hidden rounded-card border border-line bg-card shadow-float">
      <div
        data-scroller
        role="group"
        aria-label={t('deck.about', { name: firstname })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
        tabIndex={0}
        className="size-full touch-pan-y touch-pinch-zoom overflow-y-auto rounded-card -outline-offset-3 select-none"
      >
        <Photo
          sources={first ? photoSources(first) : null}
          blur={person.image_blur}
          alt={t(first?.blurred ? 'deck.blurredPhoto' : 'deck.photo', { number: 1, count: Math.max(1, images.length), name: firstname })}
          sizes={deckPhotoSizes}
          missingLabel={t('deck.noPhoto')}
          eager
          previewOnly={previewOnly}
          sharpenAt={first?.blurred ? undefined : wider ? 'top-12 start-3' : 'top-3 start-3'}
          className="aspect-auto! h-[calc(100%-2.75rem)]"
        >
          {first?.blurred ? (
            <div className="pointer-events-none absolute inset-x-0 top-0 h-1/2">
              <BlurredLabel />
            </div>
          ) : null}
          <div className="absolute top-3 end-14 start-3 flex flex-wrap gap-2">
            {wider ? <span className={`${mark} bg-photo-shade/70 text-on-photo`}>{t('wider')}</span> : null}
          </div>
          <InOwnAnimationFrame turn="swipe">
            <WhyOnPhoto person={person} className="absolute top-1.5 end-1.5" />
            {/* The shade is as high as the lines, so that it leaves the face. Behind them it is dark enough for 4.5:1 on a white photo. */}
            <div className="absolute inset-x-0 bottom-0 flex flex-col gap-1 bg-linear-to-t from-photo-shade/85 via-photo-shade/62 via-[length:calc(100%-1.75rem)] to-transparent p-4 pe-18 pt-8 pb-5 text-on-photo [@media(max-height:44rem)]:p-3 [@media(max-height:44rem)]:pe-18 [@media(max-height:44rem)]:pt-7">
              <h2 className="flex items-center gap-2.5 text-2xl leading-tight [@media(max-height:44rem)]:text-xl">
                <Link
                  to="/dashboard/user/$id/profile"
                  params={{ id }}
                  draggable={false}
                  className="-my-2 line-clamp-2 min-w-0 rounded-control py-2 wrap-break-word focus-visible:outline-on-photo"
                >
                  {name}
                </Link>
                {active ? <OnlineDot label={members('online')} className="ring-2 ring-photo-shade/40" /> : null}
              </h2>
              {/* Side by side where there is room, because each line covers more of the face. */}
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold">
                {distance === null ? null : <p>{distance === 0 ? members('nearby') : members('distance', { count: distance })}</p>}
                {person.photo_checked_at ? (
                  <p className="flex">
                    <PhotoCheckBadgeOnCard checkedAt={person.photo_checked_at} />
                  </p>
                ) : null}
                {hint ? (
                  <p className="max-w-full">
                    <CardHintLine hint={hint} />
                  </p>
                ) : null}
              </div>
              {person.voice_hello ? <HearVoiceHelloButton id={id} name={firstname} /> : null}
            </div>
          </InOwnAnimationFrame>
          <InOwnAnimationFrame turn="swipe">
            {first ? (
              <LikeItemButton
                label={t('deck.likePhoto', { number: '1' })}
                onClick={() => onLike(person, { kind: 'photo', ...first })}
                className="absolute end-4 bottom-5"
              />
            ) : null}
          </InOwnAnimationFrame>
        </Photo>
        <OnceCurrent>
          <DeckDetails person={person} ownInterests={ownInterests} onLike={(item) => onLike(person, item)} />
        </OnceCurrent>
      </div>
    </article>
  )
})
