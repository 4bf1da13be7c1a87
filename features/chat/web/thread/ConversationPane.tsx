import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { membersText } from '#features/members/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { FetchError } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageTitle } from '#platform/web/ui/page-title.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { StoolPicture } from '#platform/web/ui/pictures/things.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { OfflineNotice } from '#platform/web/ui/states/OfflineNotice.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import type { Conversation } from '../../contract.ts'
import { chatText } from '../../locales/text.ts'
import { ConversationFooter } from './ConversationFooter.tsx'
import { MessageLog } from './MessageLog.tsx'
import { type PictureRefusal, usePictureDrop } from '../pictures/use-picture-drop.ts'
import { isOfflineWithoutData, useOfflineConversations } from '../offline/offline-queries.ts'
import type { ChatSlots } from '../slots.ts'
import { ThreadSkeleton } from './ThreadSkeleton.tsx'
import { useThread } from './thread-queries.ts'
import { useIsTyping } from '../composer/typing.ts'

interface ConversationPaneProps {
  uid: string
  /** Replaces the default link to the conversation list. */
  onBack?: () => void
  /** Shows the back button on wide screens too. */
  alone: boolean
  onOpenProfile: (uid: string) => void
  onRead?: (() => void) | undefined
  onReport: (uid: string) => void
  slots: ChatSlots
}

const Person = ({
  person,
  typing,
  level,
  onOpenProfile,
}: {
  person: Conversation['person']
  typing: boolean
  level: 1 | 2
  onOpenProfile: (id: string) => void
}) => {
  const t = useT(chatText)
  const members = useT(membersText)
  const name = `${person.firstname} ${person.lastname}`.trim()
  const seen = person.last_seen
  const Title = `h${level}` as const
  usePageTitle(level === 1 ? name : null)
  return (
    <button
      type="button"
      onClick={() => onOpenProfile(person.id)}
      title={t('profile', { name })}
      className="flex min-w-0 flex-1 items-center gap-3 rounded-control py-1 pe-3 text-start max-sm:gap-2 max-sm:py-0 max-sm:pe-1"
    >
      <Avatar
        name={name}
        src={person.image ? resourceUrl(person.image) : null}
        onlineLabel={person.active ? members('online') : undefined}
        className="max-[22rem]:*:first:size-8"
      />
      <span className="min-w-0">
        <Title className="truncate font-sans text-base font-semibold tracking-normal max-sm:leading-5">
          {/* On a narrow phone only the first name fits beside the buttons. */}
          {person.firstname} <span className="max-sm:sr-only">{person.lastname}</span>
        </Title>
        <span className="line-clamp-2 text-sm text-soft max-sm:text-xs max-sm:leading-3.5">
          {typing ? (
            t('typing', { name: person.firstname })
          ) : person.active ? (
            members('online')
          ) : seen === null ? null : (
            <>
              <span className="max-[22rem]:hidden">{members(`lastSeen.${seen}`)}</span>
              {/* At 320 px the sentence would take three lines. */}
              <span className="min-[22rem]:hidden">{t(`seen.${seen}`)}</span>
            </>
          )}
        </span>
      </span>
    </button>
  )
}

const ToMessages = () => {
  const t = useT(chatText)
  return (
    <Button variant="secondary" render={<Link to="/dashboard/messages" />}>
      {t('back')}
    </Button>
  )
}

/** Returns why pictures cannot be sent in a conversation; undefined if they can. */
const pictureRefusal = (conversation: Conversation | null | undefined, canWrite: boolean): PictureRefusal => {
  if (!canWrite) return 'readOnly'
  if (conversation?.state === 'closed') return 'errors.closed'
  return conversation?.state === 'open' && conversation.can_message ? undefined : 'errors.not_open'
}

/** One conversation: header, messages and composer. */
export const ConversationPane = ({ uid, onBack, alone, onOpenProfile, onRead, onReport, slots }: ConversationPaneProps) => {
  const t = useT(chatText)
  const words = useT(platformText)
  const thread = useThread(uid)
  const cutOff = isOfflineWithoutData(thread)
  const kept = useOfflineConversations(cutOff).find(({ conversation }) => conversation.person.id === uid)
  const known = thread.data ?? (kept && { thread: { messages: kept.messages, ahead: [] }, conversation: kept.conversation, stranger: null })
  const conversation = known?.conversation
  const person = (conversation ?? known?.stranger)?.person
  const typing = useIsTyping(uid)
  const drop = usePictureDrop(uid, pictureRefusal(conversation, useCanParticipate()))

  const content = (): ReactNode => {
    if (known === undefined && thread.isPending) return <ThreadSkeleton />
    if (known === undefined)
      return thread.error instanceof FetchError && thread.error.status === 404 ? (
        <EmptyState picture={<StoolPicture />} message={t('gone')} action={<ToMessages />} className="my-auto" />
      ) : (
        <ErrorState
          message={t('failed')}
          retryLabel={words('words.retry')}
          busy={thread.isFetching}
          onRetry={() => void thread.refetch()}
          className="my-auto"
        />
      )
    if (person === undefined)
      return <EmptyState picture={<StoolPicture />} message={t('gone')} action={<ToMessages />} className="my-auto" />
    return (
      <>
        {cutOff ? <OfflineNotice /> : null}
        <MessageLog
          key={uid}
          uid={uid}
          person={person}
          thread={known.thread}
          conversation={conversation ?? null}
          onRead={onRead}
          onReport={onReport}
          cards={slots.cards}
        />
        {conversation?.state === 'open' ? slots.renderQuestion?.(conversation.person) : null}
        <ConversationFooter
          uid={uid}
          name={person.firstname}
          conversation={conversation ?? null}
          conditions={known.stranger?.request}
          thread={known.thread}
          renderGiftShop={slots.renderGiftShop}
          onClosePolitely={slots.closePolitely}
        />
      </>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- pictures are also sent with a button
    <div className="relative flex h-full min-w-0 flex-1 flex-col" {...drop.handlers}>
      {drop.isOver ? (
        <p className="pointer-events-none absolute inset-2 z-20 grid place-items-center rounded-card border-2 border-dashed border-primary bg-primary-tint/90 p-6 text-center font-semibold">
          {t('pictures.drop', { name: person?.firstname ?? '' })}
        </p>
      ) : null}
      <header
        data-toasts-below
        className={classes(
          'flex min-h-16 items-center gap-1 max-sm:gap-0 border-b border-line bg-card px-safe-2 pt-safe-2 pb-2',
          !alone && 'md:ps-5',
          !alone && !person && !thread.isPending && 'md:hidden',
        )}
      >
        <IconButton
          label={t('back')}
          icon={<ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />}
          onClick={onBack}
          render={onBack === undefined ? <Link to="/dashboard/messages" /> : undefined}
          className={alone ? undefined : 'md:hidden'}
        />
        {person ? (
          <Person person={person} typing={typing} level={alone ? 1 : 2} onOpenProfile={onOpenProfile} />
        ) : (
          alone && (
            <Heading level={1} className="sr-only">
              {t('title')}
            </Heading>
          )
        )}
        {conversation?.state === 'open' ? slots.renderCallButtons?.(conversation.person) : null}
        {person && slots.renderMenu?.(person, conversation?.state === 'open' || conversation?.can_accept === true)}
      </header>
      {content()}
    </div>
  )
}
