import ArrowDown from 'lucide-react/icons/arrow-down'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/client/session.ts'
import { Divider } from '#platform/web/ui/Divider.tsx'
import { LiveRegion } from '#platform/web/ui/states/LiveRegion.tsx'
import { Spinner } from '#platform/web/ui/states/Spinner.tsx'
import { chatText } from '../../locales/text.ts'
import type { Conversation } from '../../contract.ts'
import { groupIntoDays, type PendingMessage } from './bubbles.ts'
import { scamCheckedMessageCount } from '../scam/checked-messages.ts'
import { usePendingChanges } from '../changes/change-store.ts'
import { LoadingJumpTargetNote } from '../quotes/LoadingJumpTargetNote.tsx'
import { MessageOptions } from '../options/MessageOptions.tsx'
import { toQuotedMessage } from '../quotes/quotes.ts'
import { useMessageLogInput } from '../options/use-message-log-input.ts'
import { useReactionAnnouncement } from '../changes/use-reaction-announcement.ts'
import { withPendingChanges } from '../changes/with-pending.ts'
import { markRead } from '../chat-sync.ts'
import { firstSeqOf, lastSeqOf, messageWithSeq, type Thread } from './merge-messages.ts'
import { ConversationBeginning } from './ConversationBeginning.tsx'
import { MessageBubble } from './MessageBubble.tsx'
import { screenReaderAnnouncement, rendererOf } from '../message-renderers.ts'
import type { MessageCards } from '../slots.ts'
import { usePendingMessages } from '../outbox/outbox-store.ts'
import { useOlderMessages } from './thread-queries.ts'
import { useIsTyping } from '../composer/typing.ts'
import { useDocumentVisible } from '#platform/web/use-document-visible.ts'
import { useLogScroll } from './use-log-scroll.ts'
import { useLogWindow } from './use-log-window.ts'
import { useDateLabels } from '../date-labels.ts'

interface MessageLogProps {
  uid: string
  person: Conversation['person']
  thread: Thread
  conversation: Conversation | null
  onRead: (() => void) | undefined
  onReport: (uid: string) => void
  cards: MessageCards | undefined
}
const none: readonly PendingMessage[] = []
const noMarks = { delivered_seq: 0, read_seq: 0 }

/** The messages of a conversation, newest at the end. */
export const MessageLog = (props: MessageLogProps) => {
  const { uid, person, thread, conversation, onRead, onReport, cards } = props
  const name = person.firstname
  const t = useT(chatText)
  const { dayName } = useDateLabels()
  const ownId = useSession(({ user }) => user?.id ?? '')
  const pending = usePendingMessages(uid)
  const older = useOlderMessages(uid)
  const typing = useIsTyping(uid)
  const changes = usePendingChanges(uid)
  const { shown, isTop, isEnd, ...move } = useLogWindow(thread.messages)
  const quoteOf = (seq: number) => {
    const original = messageWithSeq(thread, seq)
    return original === undefined ? { seq } : toQuotedMessage(original)
  }
  const current = withPendingChanges(shown, changes, ownId)
  const days = groupIntoDays(current, isEnd ? pending : none, ownId, conversation ?? noMarks, quoteOf)
  const last = thread.messages.at(-1)
  const isSilent = pending.length === 0 && thread.messages.every(({ kind }) => kind === 'system')
  const waiting = pending.at(-1)

  const grow = () => {
    if (!isTop) move.up()
    else if (firstSeqOf(thread) > 1 && !older.isPending && !older.isError) older.mutate(undefined, { onSuccess: move.up })
  }
  const { ref, onScroll, atEnd, missed, toEnd } = useLogScroll(
    {
      first: shown[0]?.id,
      last: days.at(-1)?.bubbles.at(-1)?.id,
      newest: waiting?.id ?? last?.id,
      newestIsOwn: waiting !== undefined || last?.sender_id === ownId,
      isEnd,
    },
    { onNearTop: grow, onNearEnd: move.down, onToEnd: move.toEnd },
  )

  const actions = useMessageLogInput({ uid, thread, shown: current, conversation, log: ref, show: move.show })

  const visible = useDocumentVisible()
  const head = lastSeqOf(thread)
  // With no unread messages, nothing up to `last_seq` must be marked as read; later messages must. The system message of a match never counts as
  // unread, but its notification may be unread, so it is marked as read anyway.
  const isSeen = conversation?.unread === 0 && conversation.last_message?.kind !== 'system'
  const readTo = useRef(isSeen ? conversation.last_seq : 0)
  const read = useEffectEvent(() => {
    const isNews = thread.messages.some(({ seq, sender_id }) => seq > readTo.current && sender_id !== ownId)
    readTo.current = head
    if (isNews) markRead(uid, head).then(onRead, () => {})
  })
  useEffect(() => {
    if (visible && atEnd && head > 0) read()
  }, [visible, atEnd, head])

  const arrived = last !== undefined && last.sender_id !== ownId && !last.deleted ? screenReaderAnnouncement(last, t, name) : ''
  // Messages that were there when the log was opened are not announced.
  const [openedAt] = useState(head)
  const reacted = useReactionAnnouncement(uid, name)
  const isBeginning = isTop && (conversation === null || (firstSeqOf(thread) === 1 && head > 0))
  return (
    <div className="relative min-h-0 flex-1">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- presses on the buttons of the messages bubble up to here */}
      <div
        ref={ref}
        onScroll={onScroll}
        {...actions.handlers}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled area has to be reachable by keyboard
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={t('log', { name })}
        className="relative h-full touch-pan-y touch-pinch-zoom overflow-y-auto overscroll-contain px-safe-4 py-4 -outline-offset-2 [overflow-anchor:none] md:px-6"
      >
        <div className="flex min-h-full flex-col">
          {isBeginning ? (
            <ConversationBeginning person={person} />
          ) : (
            <div className="mt-auto flex h-11 shrink-0 items-center justify-center text-sm text-soft">
              {older.isPending && !actions.isLoading ? <Spinner label={t('older')} /> : null}
              {older.isError ? (
                <button type="button" className="min-h-11 px-3 font-semibold underline underline-offset-4" onClick={() => older.mutate()}>
                  {t('failed')}
                </button>
              ) : null}
            </div>
          )}
          {days.map(({ day, bubbles }) => (
            <section key={day} aria-label={dayName(day)}>
              <Divider className="my-3">{dayName(day)}</Divider>
              <ul className="flex flex-col gap-0.5">
                {bubbles.map((bubble) => (
                  <MessageBubble
                    key={bubble.id}
                    bubble={bubble}
                    checksScam={
                      !bubble.own &&
                      rendererOf(bubble.kind).checksScam &&
                      (bubble.seq ?? scamCheckedMessageCount) <= scamCheckedMessageCount
                    }
                    uid={uid}
                    onReport={onReport}
                    cards={cards}
                    person={rendererOf(bubble.kind).usesPerson ? person : undefined}
                    name={name}
                    isSilent={isSilent && rendererOf(bubble.kind).isNote}
                    {...actions.propsOf(bubble.seq)}
                  />
                ))}
              </ul>
            </section>
          ))}
          {typing ? <p className="mt-2 text-sm text-soft motion-safe:animate-pulse">{t('typing', { name })}</p> : null}
        </div>
      </div>
      {actions.isLoading ? <LoadingJumpTargetNote /> : null}
      {missed || !isEnd ? (
        <button
          type="button"
          onClick={toEnd}
          className="absolute inset-x-0 bottom-3 mx-auto flex min-h-11 w-fit items-center gap-2 rounded-full bg-ink px-5 font-semibold text-ground shadow-float"
        >
          <ArrowDown aria-hidden className="size-5" />
          {t(missed ? 'newMessages' : 'toEnd')}
        </button>
      ) : null}
      <MessageOptions uid={uid} name={name} thread={thread} conversation={conversation} opened={actions.opened} onClose={actions.close} />
      <LiveRegion message={head > openedAt ? arrived : ''} />
      <LiveRegion message={reacted} />
    </div>
  )
}
