import { Link } from '@tanstack/react-router'
import { membersText } from '#features/members/web/index.ts'
import { BlurredLabel, photoSources } from '#features/photos/web/index.ts'
import { DislikeButton, LikeButton, type ReactionAction } from '#features/reactions/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { OnlineDot } from '#platform/web/ui/OnlineDot.tsx'
import { Photo } from '#platform/web/ui/Photo.tsx'
import { matchesText } from '../../locales/text.ts'
import type { PickCard } from '../../picks-contract.ts'
import { pickBoxClasses, type PicksLayout } from './pick-classes.ts'
import { PickReasons } from './PickReasons.tsx'

interface PickTileProps {
  person: PickCard
  layout: PicksLayout
  onReact: (person: PickCard, action: ReactionAction) => void
}

/** One pick: photo, name, reasons and the buttons of the grid. A press anywhere else opens the profile. */
export const PickTile = ({ person, layout, onReact }: PickTileProps) => {
  const t = useT(matchesText)
  const members = useT(membersText)
  const { id, firstname, age, images } = person
  const [first] = images
  const react = (action: ReactionAction) => onReact(person, action)
  const columns = layout === 'columns'
  return (
    <div
      data-person={id}
      className={classes(
        'relative overflow-hidden rounded-card border border-line bg-card transition-shadow focus-within:shadow-float hover:shadow-float',
        pickBoxClasses[layout],
      )}
    >
      <Photo
        sources={first ? photoSources(first) : null}
        blur={person.image_blur}
        alt=""
        sizes={columns ? '(min-width: 68rem) 20vw, 112px' : '112px'}
        missingLabel=""
        className={classes(
          'aspect-auto! h-full w-24 shrink-0 max-[22rem]:w-20 *:[img]:object-[50%_20%]',
          columns && 'min-[68rem]:h-46 min-[68rem]:w-full',
        )}
      >
        {first?.blurred ? <BlurredLabel short /> : null}
      </Photo>
      <div
        className={classes(
          'flex min-w-0 flex-1 flex-col justify-center gap-1 py-2 pe-14 ps-3',
          columns && 'min-[68rem]:justify-start min-[68rem]:px-3 min-[68rem]:pt-2.5',
        )}
      >
        <h3 className={classes('flex items-center gap-1.5 text-base leading-tight', columns && 'min-[68rem]:pe-11')}>
          <Link
            to="/dashboard/user/$id/profile"
            params={{ id }}
            className="truncate after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {t('deck.nameAge', { name: firstname, age: String(age) })}
          </Link>
          {person.active ? <OnlineDot label={members('online')} /> : null}
        </h3>
        <PickReasons person={person} />
      </div>
      {/* In columns the heart lies on the edge of the photo, away from the face. */}
      <div className="absolute top-2 end-2">
        <DislikeButton name={firstname} reaction="none" onReact={react} />
      </div>
      <div className={classes('absolute end-2 bottom-2', columns && 'min-[68rem]:top-41 min-[68rem]:bottom-auto')}>
        <LikeButton name={firstname} reaction="none" onReact={react} />
      </div>
    </div>
  )
}
