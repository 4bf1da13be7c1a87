import { Link } from '@tanstack/react-router'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { BubblesPicture } from '#platform/web/ui/pictures/things.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { chatText } from '../locales/text.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { ConversationList } from './list/ConversationList.tsx'
import { ConversationPane } from './thread/ConversationPane.tsx'
import type { ChatSlots } from './slots.ts'

interface MessagesScreenProps {
  /** Id of the member whose conversation is open. */
  uid?: string | undefined
  onOpen: (uid: string) => void
  onOpenProfile: (uid: string) => void
  onFindMatch: () => void
  /** Called when messages were marked as read. */
  onRead?: () => void
  onReport: (uid: string) => void
  slots?: ChatSlots
}

/** The conversation list, with the open conversation beside it from 768 px width. */
export const MessagesScreen = ({ uid, onOpen, onOpenProfile, onFindMatch, onRead, onReport, slots = {} }: MessagesScreenProps) => {
  const t = useT(chatText)
  return (
    <div className="relative flex h-full flex-col">
      <Heading level={1} className="sr-only">
        {t('title')}
      </Heading>
      <ConnectionNotice className={uid === undefined ? 'top-3 md:top-18' : 'top-18'} />
      <div className="flex min-h-0 flex-1">
        <section
          aria-label={t('list')}
          className={classes('h-full w-full border-line md:block md:w-80 md:shrink-0 md:border-e lg:w-96', uid !== undefined && 'hidden')}
        >
          <ConversationList selected={uid} onOpen={onOpen} onFindMatch={onFindMatch} onRead={onRead} />
        </section>
        {uid === undefined ? (
          <div className="hidden flex-1 items-center md:flex">
            <EmptyState picture={<BubblesPicture />} title={t('pick.title')} message={t('pick.text')} />
          </div>
        ) : (
          <ConversationPane
            key={uid}
            uid={uid}
            alone={false}

            onOpenProfile={onOpenProfile}
            onRead={onRead}
            onReport={onReport}
            slots={slots}
          />
        )}
      </div>
    </div>
  )
}

interface MobileMessageScreenProps {
  uid?: string | undefined
  onBack: () => void
  onOpenProfile: (uid: string) => void
  onRead?: () => void
  onReport: (uid: string) => void
  slots?: ChatSlots
}

/** One conversation as a screen of its own, for small windows. */
export const MobileConversationScreen = ({ uid, onBack, onOpenProfile, onRead, onReport, slots = {} }: MobileMessageScreenProps) => {
  const t = useT(chatText)
  if (uid === undefined)
    return (
      <EmptyState
        picture={<BubblesPicture />}
        title={t('pick.title')}
        message={t('pick.text')}
        action={
          <Link to="/dashboard/messages" className="font-semibold text-primary underline underline-offset-4">
            {t('back')}
          </Link>
        }
      />
    )
  return (
    <div className="relative mx-auto flex h-full max-w-3xl flex-col">
      <ConnectionNotice className="top-18" />
      <div className="min-h-0 flex-1">
        <ConversationPane
          key={uid}
          uid={uid}
          alone
          onBack={onBack}
          onOpenProfile={onOpenProfile}
          onRead={onRead}
          onReport={onReport}
          slots={slots}
        />
      </div>
    </div>
  )
}
