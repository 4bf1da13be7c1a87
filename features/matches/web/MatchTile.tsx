import { Link } from '@tanstack/react-router'
import Zap from 'lucide-react/icons/zap'
import { membersText } from '#features/members/web/index.ts'
import { DislikeButton, LikeButton, type ReactionAction, type ReactionState } from '#features/reactions/web/index.ts'
import { resourceUrl } from '#platform/web/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { OnlineDot } from '#platform/web/ui/OnlineDot.tsx'
import { Photo } from '#platform/web/ui/Photo.tsx'
import type { MatchCard } from '../contract.ts'
import { matchesText } from '../locales/text.ts'

/** As the grid of `MatchGrid` divides the window. */
const sizes = '(min-width: 1536px) 17vw, (min-width: 1024px) 19vw, (min-width: 640px) 30vw, 46vw'

interface MatchTileProps {
  person: MatchCard
  reaction: ReactionState
  onReact: (action: ReactionAction) => void
  /** In view at once. */
  eager: boolean
}

/** One person of the feed: the photo with name, age and distance on it, and the two answers. */
export const MatchTile = ({ person, reaction, onReact, eager }: MatchTileProps) => {
  const t = useT(matchesText)
  const members = useT(membersText)
  const { firstname, age, distance } = person
  const [first] = person.images
  return (
    <article className="group relative overflow-hidden rounded-card transition-shadow focus-within:shadow-float hover:shadow-float">
      <Photo
        sources={
          first ? { 160: resourceUrl(first.image_160), 480: resourceUrl(first.image_480), 1080: resourceUrl(first.image_1080) } : null
        }
        blur={person.image_blur}
        alt=""
        sizes={sizes}
        missingLabel={t('noPhoto')}
        eager={eager}
      >
        <div className="absolute inset-x-0 bottom-0 h-1/2 bg-linear-to-t from-photo-shade/90 via-photo-shade/50 to-transparent" />
        {person.boosted ? (
          <span className="absolute top-2.5 left-2.5 inline-flex items-center gap-1 rounded-full bg-marigold px-2.5 py-1 text-xs font-semibold text-on-marigold">
            <Zap aria-hidden className="size-3.5 fill-current" />
            {t('boosted')}
          </span>
        ) : null}
        <div className="absolute inset-x-0 bottom-0 flex items-end gap-2 p-2.5 text-on-photo sm:p-3">
          <div className="min-w-0 flex-1">
            <h2 className="flex items-center gap-1.5 text-base leading-tight sm:text-lg">
              <Link
                to="/dashboard/user/$id/profile"
                params={{ id: person.id }}
                className="line-clamp-2 rounded-control wrap-anywhere after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-on-photo"
              >
                {t('nameAge', { name: firstname, age: String(age) })}
              </Link>
              {person.active ? <OnlineDot label={members('online')} className="ring-photo-shade/40" /> : null}
            </h2>
            {distance === null ? null : (
              <p className="mt-0.5 text-xs sm:text-sm">{distance === 0 ? members('nearby') : members('distance', { count: distance })}</p>
            )}
          </div>
          <div className="relative flex flex-col gap-2">
            <DislikeButton name={firstname} reaction={reaction} onReact={onReact} variant="photo" />
            <LikeButton name={firstname} reaction={reaction} onReact={onReact} />
          </div>
        </div>
      </Photo>
    </article>
  )
}
