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

/** Sticky bar with the actions on a member: dislike, like, message, gift. */
export const ActionBar = ({ person, viewer, onMessage, gift }: ActionBarProps) => {
  const t = useT(profilesText)
  const reaction = useReactionTo(person.id, viewer.reaction)
  const [asking, setAsking] = useState(false)
  const react = useReactTo({ onDone: (uid) => void refreshProfile(uid) })
  const { firstname: name } = person
  if (!viewer.can_react && !viewer.can_message) return null

  const act = (action: ReactionAction) => {
    // The action ends the conversation for both, so ask first.
    if (viewer.matched && (action === 'unlike' || action === 'dislike')) return setAsking(true)
    react(person, action)
  }
  const unmatch = () => {
    setAsking(false)
    react(person, 'unlike')
  }
  return (
    <>
      <div
        role="group"
        aria-label={t('actions')}
        className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom,0px))] z-10 flex items-center gap-3 max-md:pointer-events-none max-md:-mx-4 max-md:justify-center max-md:gap-2 max-md:bg-linear-to-t max-md:from-ground max-md:via-ground max-md:via-70% max-md:to-transparent max-md:px-2 max-md:pt-8 max-md:pb-3 max-md:*:pointer-events-auto max-md:*:shadow-float md:bottom-6 md:w-fit md:rounded-full md:border md:border-line md:bg-card md:p-2 md:shadow-float"
      >
        {viewer.can_react ? (
          <>
            <DislikeButton size="lg" name={name} reaction={reaction} onReact={act} />
            <LikeButton size="lg" variant={viewer.matched ? 'secondary' : 'primary'} name={name} reaction={reaction} onReact={act} />
          </>
        ) : null}
        {viewer.can_message ? (
          <Button
            size="lg"
            variant={viewer.matched ? 'primary' : 'secondary'}
            className="rounded-full whitespace-nowrap max-md:min-w-0 max-md:px-3 max-md:text-base"
            // The narrowest phones have no room beside the words.
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
