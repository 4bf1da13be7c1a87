import MessageCircle from 'lucide-react/icons/message-circle'
import { type ReactNode, useState } from 'react'
import { DislikeButton, LikeButton, type ReactionAction, UnmatchDialog, useReactTo, useReactionTo } from '#features/reactions/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import type { Person } from '../contract.ts'
import { profilesText } from '../locales/text.ts'
import { refreshProfile, type useProfile } from './profile-queries.ts'

interface ActionBarProps {
  person: Person
  viewer: NonNullable<ReturnType<typeof useProfile>['data']>['viewer']
  onMessage: (uid: string) => void
  gift?: ReactNode
}

/** Smaller on a phone, where the bar lies over the profile. */
const round = { size: 'lg', className: 'max-md:size-12' } as const

/**
 * The actions on a member: dislike, like, message, gift. Sticks to the bottom of the window where the profile is one column, or where the photo
 * and this do not fit into the height of the window.
 */
export const ActionBar = ({ person, viewer, onMessage, gift }: ActionBarProps) => {
  const t = useT(profilesText)
  const reaction = useReactionTo(person.id, viewer.reaction)
  const [asking, setAsking] = useState(false)
  const react = useReactTo({ onSettled: (uid) => void refreshProfile(uid) })
  const { firstname: name } = person
  if (!viewer.can_react && !viewer.can_message) return null

  const act = (action: ReactionAction) => {
    // The action ends the conversation for both, so ask first.
    if (viewer.matched && (action === 'unlike' || action === 'dislike')) return setAsking(true)
    react(person, action)
  }
  const unmatch = () => {
    setAsking(false)
    react(person, 'unlike', { matched: true })
  }
  return (
    <>
      <div
        role="group"
        aria-label={t('actions')}
        // On a phone this bar and the navigation bar below form one opaque strip, so that no content shows through or between them.
        className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom,0px))] z-10 flex items-center gap-3 max-md:-mx-4 max-md:-mb-6 max-md:justify-center max-md:gap-2 max-md:border-t max-md:border-line max-md:bg-card max-md:px-2 max-md:py-2 md:bottom-6 md:w-fit md:rounded-full md:border md:border-line md:bg-card md:p-2 md:shadow-float lg:mx-auto lg:mt-4 lg:[@media(min-height:52rem)]:static"
      >
        {viewer.can_react ? (
          <>
            <DislikeButton {...round} name={name} reaction={reaction} onReact={act} />
            <LikeButton {...round} variant={viewer.matched ? 'secondary' : 'primary'} name={name} reaction={reaction} onReact={act} />
          </>
        ) : null}
        {viewer.can_message ? (
          <Button
            size="lg"
            variant={viewer.matched ? 'primary' : 'secondary'}
            className="rounded-full whitespace-nowrap max-md:min-h-12 max-md:min-w-0 max-md:px-4 max-md:text-base max-[22.4rem]:px-3"
            // The icon is hidden on the narrowest phones, which have no room for it beside the words.
            icon={<MessageCircle aria-hidden className="size-5 shrink-0 max-[22.4rem]:hidden" />}
            onClick={() => onMessage(person.id)}
          >
            {t('message')}
          </Button>
        ) : null}
        {viewer.can_react ? gift : null}
      </div>
      <UnmatchDialog name={asking ? name : undefined} onClose={() => setAsking(false)} onConfirm={unmatch} />
    </>
  )
}
