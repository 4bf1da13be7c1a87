import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { call } from '#platform/web/client/call.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { acceptRequest, type Conversation, declineRequest, type RequestConditions } from '../../contract.ts'
import { chatText } from '../../locales/text.ts'
import { Composer } from '../composer/Composer.tsx'
import { refreshConversations } from '../list/list-queries.ts'
import { RequestRefusal } from '../line/RequestRefusal.tsx'
import { usePendingMessages } from '../outbox/outbox-store.ts'
import type { ChatSlots } from '../slots.ts'
import type { Thread } from './merge-messages.ts'
import { refreshThread } from './thread-queries.ts'
import { YourTurnNote } from './YourTurnNote.tsx'

/** Typed as string so that the router accepts a screen of another feature. */
const upgradePath: string = '/dashboard/upgrade'

const Note = ({ children, takesFocus = false }: { children: ReactNode; takesFocus?: boolean }) => {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) ref.current?.focus()
  }, [takesFocus])
  return (
    <p ref={ref} tabIndex={-1} className="border-t border-line bg-card px-4 pt-4 pb-safe-4 text-center text-sm text-soft outline-none">
      {children}
    </p>
  )
}

/** Explains a message request, with buttons to accept or decline it. */
const Answer = ({ uid, name }: { uid: string; name: string }) => {
  const t = useT(chatText)
  const [busy, setBusy] = useState<'accept' | 'decline'>()
  const answer = async (kind: 'accept' | 'decline') => {
    setBusy(kind)
    try {
      await call(kind === 'accept' ? acceptRequest : declineRequest, { params: { uid } })
    } catch (error) {
      showFailure(error)
    }
    // Refetch after success and after failure, because only the server knows the state.
    refreshThread(uid)
    await refreshConversations()
    setBusy(undefined)
  }
  return (
    <div className="flex flex-col gap-3 border-t border-line bg-card px-4 pt-4 pb-1">
      <p className="text-center text-sm">{t('request.received', { name })}</p>
      <div className="flex justify-center gap-2">
        <Button variant="secondary" size="sm" busy={busy !== undefined} onClick={() => void answer('decline')}>
          {t('request.decline')}
        </Button>
        <Button size="sm" busy={busy !== undefined} onClick={() => void answer('accept')}>
          {t('request.accept')}
        </Button>
      </div>
    </div>
  )
}

interface FirstProps {
  uid: string
  name: string
  conditions: RequestConditions
  renderGiftShop: ChatSlots['renderGiftShop']
}

const First = ({ uid, name, conditions, renderGiftShop }: FirstProps) => {
  const t = useT(chatText)
  const isOnItsWay = usePendingMessages(uid).some(({ refused }) => !refused)
  if (conditions.refusal !== null)
    return (
      <Note>
        <RequestRefusal refusal={conditions.refusal} name={name} />
      </Note>
    )
  if (isOnItsWay) return <Note>{t('request.waiting', { name })}</Note>
  const isSpent = conditions.remaining === 0
  return (
    <>
      <p className="border-t border-line bg-card px-4 pt-3 text-center text-sm text-soft">
        {t('request.first', { name })}{' '}
        {isSpent ? (
          t('request.spent', { count: conditions.price })
        ) : (
          <span role="status">{t('request.remaining', { count: conditions.remaining })}</span>
        )}
        {isSpent ? (
          <Link to={upgradePath} className="ms-2 inline-flex min-h-11 items-center font-semibold text-primary">
            {t('request.upgrade')}
          </Link>
        ) : null}
      </p>
      <Composer
        key={uid}
        uid={uid}
        name={name}
        price={isSpent ? conditions.price : undefined}
        renderGiftShop={renderGiftShop}
        pictureRefusal="errors.not_open"
        offersIdeas
      />
    </>
  )
}

interface ConversationFooterProps {
  uid: string
  name: string
  conversation: Conversation | null
  /** Conditions for a first message, when no conversation exists. */
  conditions: RequestConditions | undefined
  thread: Thread
  renderGiftShop: ChatSlots['renderGiftShop']
  onClosePolitely: ChatSlots['closePolitely']
}

/** Composer of a conversation, or the reason why writing is not possible. */
export const ConversationFooter = (props: ConversationFooterProps) => {
  const { uid, name, conversation, conditions, thread, renderGiftShop, onClosePolitely } = props
  const t = useT(chatText)
  // When the conversation is closed, the focused button disappears with the composer, so the focus must move.
  const [couldWrite] = useState(conversation?.can_message === true)
  if (!useCanParticipate()) return <Note>{t('readOnly')}</Note>
  if (conversation === null)
    return conditions === undefined ? null : <First uid={uid} name={name} conditions={conditions} renderGiftShop={renderGiftShop} />
  if (conversation.can_message)
    return (
      <>
        {conversation.can_accept ? <Answer uid={uid} name={name} /> : null}
        {conversation.your_turn ? <YourTurnNote person={conversation.person} onClosePolitely={onClosePolitely} /> : null}
        <Composer
          key={uid}
          uid={uid}
          name={name}
          renderGiftShop={renderGiftShop}
          // True while neither member has written.
          offersIdeas={thread.messages.every(({ kind }) => kind === 'system')}
          thread={thread}
          pictureRefusal={conversation.state === 'open' ? undefined : 'errors.not_open'}
        />
      </>
    )
  return <Note takesFocus={couldWrite}>{conversation.state === 'request' ? t('request.waiting', { name }) : t('closed')}</Note>
}
