import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { membersText } from '#features/members/web/index.ts'
import type { Card } from '#features/photos/contract.ts'
import { BlurredLabel, photoSources } from '#features/photos/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { OnlineDot } from '#platform/web/ui/OnlineDot.tsx'
import { Photo } from '#platform/web/ui/Photo.tsx'
import { reactionsText } from '../../locales/text.ts'

/** The image sizes for the columns of `peopleGridClasses`. */
const sizes =
  '(min-width: 1536px) 17vw, (min-width: 1100px) 19vw, (min-width: 900px) 23vw, (min-width: 768px) 29vw, (min-width: 640px) 31vw, 46vw'

interface PersonTileProps {
  person: Card
  /** Whether the tile is visible without scrolling; then its photo loads first. */
  eager: boolean
  /** False for a tile without a link to the profile, such as a blocked member. */
  linked?: boolean
  /** A badge in the corner. */
  sign?: ReactNode
  /** A short extra line about the person, below the distance. */
  hint?: ReactNode
  /** The second button, in the corner opposite the badge, where few faces are. */
  corner?: ReactNode
  /** A discreet button shown in place of the badge. */
  info?: ReactNode
  /** The first button, beside the name. */
  children?: ReactNode
}

/**
 * One person of a grid: photo, name, age, distance and buttons. On a phone the words are below the photo, because they would cover most of a
 * small face; from 640 px they are on it. Browsers skip rendering a photo while it is out of view.
 */
export const PersonTile = ({ person, eager, linked = true, sign, hint, corner, info, children }: PersonTileProps) => {
  const t = useT(reactionsText)
  const members = useT(membersText)
  const { firstname, age, distance } = person
  const [first] = person.images
  const name = t('nameAge', { name: firstname, age: String(age) })
  return (
    <article
      data-person={linked ? person.id : undefined}
      className="group relative rounded-card transition-shadow sm:focus-within:shadow-float sm:hover:shadow-float"
    >
      <Photo
        sources={first ? photoSources(first) : null}
        blur={person.image_blur}
        alt=""
        sizes={sizes}
        missingLabel={t('noPhoto')}
        eager={eager}
        className="rounded-card content-auto"
      >
        <div className="absolute inset-x-0 bottom-0 h-1/2 bg-linear-to-t from-photo-shade/95 via-photo-shade/55 to-transparent max-sm:hidden" />
        {first?.blurred ? <BlurredLabel /> : null}
        {sign ? <div className="absolute top-2.5 start-2.5">{sign}</div> : null}
      </Photo>
      {/* From 640 px it covers the card, because the link fills the element that is positioned. */}
      <div className="flex flex-col px-0.5 pt-2 sm:absolute sm:inset-0 sm:justify-end sm:p-3 sm:pe-16 sm:text-on-photo">
        <h2 className="flex items-center gap-1.5 text-base leading-tight max-[22rem]:text-sm">
          {linked ? (
            <Link
              to="/dashboard/user/$id/profile"
              params={{ id: person.id }}
              className="line-clamp-2 min-w-0 rounded-control wrap-break-word after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus sm:focus-visible:after:outline-on-photo"
            >
              {name}
            </Link>
          ) : (
            <span className="line-clamp-2 min-w-0 wrap-break-word">{name}</span>
          )}
          {person.active ? <OnlineDot label={members('online')} className="ring-photo-shade/40 max-sm:size-2.5" /> : null}
        </h2>
        {distance === null ? null : (
          <p className="mt-0.5 text-xs text-soft sm:text-sm sm:text-on-photo">
            {distance === 0 ? members('nearby') : members('distance', { count: distance })}
          </p>
        )}
        {hint ? <div className="mt-0.5 text-xs font-semibold sm:text-sm">{hint}</div> : null}
      </div>
      <div className="pointer-events-none absolute inset-x-0 top-0 aspect-4/5 *:pointer-events-auto *:absolute *:end-2">
        {corner ? <div className="top-2">{corner}</div> : null}
        {children ? <div className="bottom-2 sm:bottom-3">{children}</div> : null}
      </div>
      {/* After the name, which keys focus first. */}
      {info ? <div className="absolute top-1 start-1">{info}</div> : null}
    </article>
  )
}
