import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useState } from 'react'
import { emptyAbout } from '#features/members/about-contract.ts'
import { matchEvent } from '#features/reactions/contract.ts'
import { LikeWithLine, type LikeableItem, useReactionTo, useReactTo } from '#features/reactions/web/index.ts'
import { PhotoCheckBadge } from '#features/photo-check/web/index.ts'
import { VoiceHelloPlayer } from '#features/voice-hello/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useOnServerEvent } from '#platform/web/client/socket.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { useMediaQuery } from '#platform/web/use-media-query.ts'
import type { Person } from '../contract.ts'
import { ActionBar } from './ActionBar.tsx'
import { Gallery } from './gallery/Gallery.tsx'
import { findInCommon, ThingsInCommon, type InterestsAndLanguages } from './ThingsInCommon.tsx'
import { ProfileDetails } from './ProfileDetails.tsx'
import { ProfileHeader } from './ProfileHeader.tsx'
import { refreshProfile, useProfile } from './profile-queries.ts'
import { ProfileError, profileGridClasses, ProfileSkeleton } from './ProfileStates.tsx'
import { RelationChips } from './RelationChips.tsx'

interface MemberProfileScreenProps {
  id: string
  /** Interests and languages of the viewer, to show those in common first. */
  own?: InterestsAndLanguages | undefined
  /** Milliseconds between automatic changes of the photo; 10 or less disables them. */
  interval?: number
  onMessage: (uid: string) => void
  onBack: () => void
  /** Renders the report button, from the moderation feature; on a phone it lies on the photo. */
  renderReport?: (person: Person, onPhoto: boolean) => ReactNode
  /** Renders the gift button, from the gifts feature. */
  renderGift?: (person: Person) => ReactNode
}

/** Profile screen of another member. */
export const MemberProfileScreen = (props: MemberProfileScreenProps) => {
  const { id, own = emptyAbout, interval = 0, onMessage, onBack, renderReport, renderGift } = props
  const words = useT(platformText)
  const phone = useMediaQuery('(max-width: 767px)')
  const stacked = useMediaQuery('(max-width: 1023px)')
  const profile = useProfile(id)
  const [liking, setLiking] = useState<LikeableItem | null>(null)
  const reaction = useReactionTo(id, profile.data?.viewer.reaction ?? 'none')
  const react = useReactTo({ onSettled: (uid) => void refreshProfile(uid) })
  useOnServerEvent(matchEvent, ({ person }) => {
    if (person.id === id) void refreshProfile(id)
  })
  if (profile.isPending) return <ProfileSkeleton edgeToEdge />
  if (profile.data === undefined) return <ProfileError error={profile.error} />
  const { person, viewer } = profile.data
  const report = viewer.can_react ? renderReport?.(person, phone) : null
  // Once the viewer has liked the member, photos and answers keep their hearts for as long as the viewer may send a message about them.
  const likes = viewer.can_react && !viewer.matched && (reaction !== 'liked' || viewer.can_message)
  const onLike = likes ? setLiking : undefined
  const shared = findInCommon(person, own)
  // On a desktop the action bar is beside the facts, so that it covers none of them.
  const actions = viewer.is_self ? null : <ActionBar person={person} viewer={viewer} onMessage={onMessage} gift={renderGift?.(person)} />
  return (
    <article className={`${profileGridClasses} max-lg:gap-0`}>
      <div className="relative -mx-4 self-start md:-mx-8 lg:sticky lg:top-6 lg:mx-0">
        <Gallery
          key={person.id}
          name={person.firstname}
          images={person.images}
          interval={interval}
          edgeToEdge
          onLike={onLike && ((photo) => onLike({ kind: 'photo', ...photo }))}
          covered={liking !== null}
        />
        {phone ? (
          <div className="pointer-events-none absolute inset-x-0 top-0 flex justify-between px-3 pt-safe-5 *:pointer-events-auto">
            <IconButton
              variant="photo"
              label={words('words.back')}
              icon={<ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />}
              onClick={onBack}
            />
            {report}
          </div>
        ) : null}
        {stacked ? null : actions}
      </div>
      <div className="relative flex min-w-0 flex-col gap-6 max-lg:-mx-4 max-lg:-mt-6 max-lg:rounded-t-card max-lg:bg-ground max-lg:px-4 max-lg:pt-5 max-lg:md:-mx-8 max-lg:md:px-8">
        <ProfileHeader person={person} corner={phone ? null : report}>
          <RelationChips id={id} viewer={viewer} name={person.firstname} />
          {/* Absent in a profile of a server of the release before. */}
          {person.photo_checked_at ? <PhotoCheckBadge checkedAt={person.photo_checked_at} /> : null}
          {person.voice_hello ? <VoiceHelloPlayer id={id} name={person.firstname} hello={person.voice_hello} /> : null}
          <ThingsInCommon shared={shared} />
        </ProfileHeader>
        <ProfileDetails person={person} shared={shared.interests} photos={stacked ? person.images.slice(1) : []} onLike={onLike} />
        {stacked ? actions : null}
      </div>
      {viewer.can_react ? (
        <LikeWithLine
          person={person}
          item={liking}
          reaction={viewer.reaction}
          likesMe={viewer.likes_me}
          onLike={() => react(person, 'like')}
          onDone={(done) => {
            setLiking(null)
            if (done === 'sent') void refreshProfile(id)
          }}
        />
      ) : null}
    </article>
  )
}
