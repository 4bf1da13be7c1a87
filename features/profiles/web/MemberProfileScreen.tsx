import Heart from 'lucide-react/icons/heart'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import Sparkles from 'lucide-react/icons/sparkles'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { matchEvent } from '#features/reactions/contract.ts'
import { useReactionTo } from '#features/reactions/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useEvent } from '#platform/web/client/socket.ts'
import { Chip } from '#platform/web/ui/Chip.tsx'
import type { Person } from '../contract.ts'
import { profilesText } from '../locales/text.ts'
import { ActionBar } from './ActionBar.tsx'
import { ProfileDetails, ProfileHeader } from './ProfileDetails.tsx'
import { Gallery } from './Gallery.tsx'
import { refreshProfile, useProfile } from './profile-queries.ts'
import { ProfileError, profileGrid, ProfileSkeleton } from './ProfileStates.tsx'

interface MemberProfileScreenProps {
  id: string
  onMessage: (uid: string) => void
  /** Renders the report button, from the moderation feature. */
  renderReport?: (person: Person) => ReactNode
  /** Renders the gift button, from the gifts feature. */
  renderGift?: (person: Person) => ReactNode
}

const RelationChips = ({
  id,
  viewer,
  name,
}: {
  id: string
  viewer: NonNullable<ReturnType<typeof useProfile>['data']>['viewer']
  name: string
}) => {
  const t = useT(profilesText)
  const reaction = useReactionTo(id, viewer.reaction)
  const labels: [boolean, string, typeof Heart][] = [
    [viewer.matched && reaction === 'liked', t('matched'), HeartHandshake],
    [!viewer.matched && viewer.likes_me, t('likesYou'), Sparkles],
    [!viewer.matched && reaction === 'liked', t('liked', { name }), Heart],
    [reaction === 'disliked', t('disliked', { name }), X],
  ]
  const words = labels.filter(([holds]) => holds)
  if (words.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {words.map(([, word, Icon]) => (
        <li key={word}>
          <Chip tone={Icon === X ? 'neutral' : 'primary'} icon={<Icon aria-hidden className="size-4" />}>
            {word}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

/** Profile screen of another member. */
export const MemberProfileScreen = ({ id, onMessage, renderReport, renderGift }: MemberProfileScreenProps) => {
  const profile = useProfile(id)
  useEvent(matchEvent, ({ person }) => {
    if (person.id === id) void refreshProfile(id)
  })
  if (profile.isPending) return <ProfileSkeleton />
  if (profile.data === undefined) return <ProfileError error={profile.error} />
  const { person, viewer } = profile.data
  return (
    <article className={profileGrid}>
      <div className="-mx-4 self-start md:-mx-8 lg:sticky lg:top-6 lg:mx-0">
        <Gallery key={person.id} name={person.firstname} images={person.images} />
      </div>
      <div className="flex min-w-0 flex-col gap-7">
        <ProfileHeader person={person} corner={viewer.can_react ? renderReport?.(person) : null}>
          <RelationChips id={id} viewer={viewer} name={person.firstname} />
        </ProfileHeader>
        <ProfileDetails person={person} />
        {viewer.is_self ? null : <ActionBar person={person} viewer={viewer} onMessage={onMessage} gift={renderGift?.(person)} />}
      </div>
    </article>
  )
}
