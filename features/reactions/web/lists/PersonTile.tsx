import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { membersText } from '#features/members/web/index.ts'
import type { Card } from '#features/photos/contract.ts'
import { photoSources } from '#features/photos/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { OnlineDot } from '#platform/web/ui/OnlineDot.tsx'
import { Photo } from '#platform/web/ui/Photo.tsx'
import { reactionsText } from '../../locales/text.ts'

/** The image sizes for the columns of `peopleGridClasses`. */
const sizes =
  '(min-width: 1536px) 17vw, (min-width: 1100px) 19vw, (min-width: 900px) 23vw, (min-width: 768px) 29vw, (min-width: 640px) 31vw, 46vw'

interface PersonTileProps {
  person: Card
  /** Visible without scrolling, so its photo loads first. */
  eager: boolean
  /** False for a tile without a link to the profile, such as a blocked member. */
  linked?: boolean
  /** A badge in the corner. */
  sign?: ReactNode
  /** One more thing about the person, under the distance. */
  hint?: ReactNode
  /** The second button, in the corner opposite the badge, where few faces are. */
  corner?: ReactNode
  /** A quiet button in the corner of the badge, in place of one. */
  info?: ReactNode
  /** The first button, beside the name. */
  children?: ReactNode
}

/** One person of a grid: photo, name, age, distance and buttons. Browsers skip rendering it while it is out of view. */
export const PersonTile = ({ person, eager, linked = true, sign, hint, corner, info, children }: PersonTileProps) => {
  const t = useT(reactionsText)
  const members = useT(membersText)
  const { firstname, age, distance } = person
  const [first] = person.images
  const name = t('nameAge', { name: firstname, age: String(age) })
  return (
    <article
      data-person={linked ? person.id : undefined}
      className="group relative aspect-4/5 overflow-hidden rounded-card transition-shadow content-auto focus-within:shadow-float hover:shadow-float"
    >
      <Photo
        sources={first ? photoSources(first) : null}
        blur={person.image_blur}
        alt=""
        sizes={sizes}
        missingLabel={t('noPhoto')}
        eager={eager}
      >
        <div className="absolute inset-x-0 bottom-0 h-2/5 bg-linear-to-t from-photo-shade/90 via-photo-shade/45 to-transparent" />
        {sign ? <div className="absolute top-2.5 left-2.5">{sign}</div> : null}
        {/* Covers the card, because the link fills this element. */}
        <div className="absolute inset-0 flex items-end gap-2 p-2.5 text-on-photo sm:p-3">
          <div className="min-w-0 flex-1">
            <h2 className="flex items-center gap-1.5 text-base leading-tight max-[22rem]:text-sm sm:text-lg">
              {linked ? (
                <Link
                  to="/dashboard/user/$id/profile"
                  params={{ id: person.id }}
                  className="line-clamp-2 rounded-control wrap-anywhere after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-on-photo"
                >
                  {name}
                </Link>
              ) : (
                <span className="line-clamp-2 wrap-anywhere">{name}</span>
              )}
              {person.active ? <OnlineDot label={members('online')} className="ring-photo-shade/40" /> : null}
            </h2>
            {distance === null ? null : (
              <p className="mt-0.5 text-xs sm:text-sm">{distance === 0 ? members('nearby') : members('distance', { count: distance })}</p>
            )}
            {hint ? <div className="mt-0.5 text-xs font-semibold sm:text-sm">{hint}</div> : null}
          </div>
          {corner ? <div className="absolute top-2 right-2">{corner}</div> : null}
          <div className="relative">{children}</div>
          {/* After the name, which keys focus first. */}
          {info ? <div className="absolute top-1 left-1">{info}</div> : null}
        </div>
      </Photo>
    </article>
  )
}
