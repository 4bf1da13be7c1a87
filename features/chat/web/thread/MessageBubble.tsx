import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import Clock from 'lucide-react/icons/clock-3'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { memo, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import type { Conversation } from '../../contract.ts'
import { chatText } from '../../locales/text.ts'
import type { Bubble } from './bubbles.ts'
import { LikedItemCard } from './LikedItemCard.tsx'
import { ScamWarning } from './ScamWarning.tsx'
import { retryMessage } from '../outbox/outbox.ts'
import { PayDialog } from '../composer/PayDialog.tsx'
import { bubbleText, renderCard, rendererOf } from '../message-renderers.ts'
import type { MessageCards } from '../slots.ts'
import { useDateLabels } from '../date-labels.ts'

const corners = ({ own, first, last }: Bubble) =>
  own
    ? classes('rounded-l-card', first ? 'rounded-tr-card' : 'rounded-tr-mark', last ? 'rounded-br-card' : 'rounded-br-mark')
    : classes('rounded-r-card', first ? 'rounded-tl-card' : 'rounded-tl-mark', last ? 'rounded-bl-card' : 'rounded-bl-mark')

const icons = { sending: Clock, sent: Check, delivered: CheckCheck, read: CheckCheck }

const Status = ({ state }: { state: keyof typeof icons }) => {
  const t = useT(chatText)
  const Icon = icons[state]
  return (
    <>
      <Icon aria-hidden className={classes('size-3.5', state === 'read' && 'text-lagoon')} />
      <VisuallyHidden>{t(state)}</VisuallyHidden>
    </>
  )
}

interface MessageBubbleProps {
  bubble: Bubble
  /** The message is among the first ones of another member and is checked for scams. */
  checksScam: boolean
  uid: string
  onReport: (uid: string) => void
  cards: MessageCards | undefined
  /** The other member, for messages that render them; undefined otherwise, so that presence changes do not re-render the bubble. */
  person: Conversation['person'] | undefined
}

const RenderedBubble = ({ bubble, checksScam, uid, onReport, cards, person }: MessageBubbleProps) => {
  const t = useT(chatText)
  const { time } = useDateLabels()
  const { id, own, first, last, state, body, created_at, price, liked_item } = bubble
  const [asking, setAsking] = useState(false)
  const pay = () => {
    setAsking(false)
    retryMessage(uid, id, { pays: true })
  }
  if (rendererOf(bubble.kind).isNote)
    return (
      <li data-message={id} className="mx-auto my-3 rounded-card bg-sunken px-4 py-1.5 text-center text-sm wrap-anywhere text-soft">
        {bubbleText(bubble, t, person?.firstname)}
      </li>
    )
  const card = renderCard(cards, bubble, person)
  return (
    <li
      data-message={id}
      className={classes(
        'flex max-w-[82%] flex-col md:max-w-[70%]',
        own ? 'items-end self-end' : 'items-start self-start',
        first && 'mt-2',
      )}
    >
      {liked_item ? <LikedItemCard item={liked_item} own={own} className="mb-1" /> : null}
      {card ?? (
        <p
          className={classes(
            'max-w-full px-4 py-2.5 wrap-anywhere whitespace-pre-wrap',
            corners(bubble),
            own ? 'bg-primary text-on-primary' : 'border border-line bg-card',
          )}
        >
          {bubbleText(bubble, t)}
        </p>
      )}
      {checksScam ? <ScamWarning body={body} onReport={() => onReport(uid)} /> : null}
      {(last || own) && state !== 'failed' ? (
        <p className={classes('flex items-center gap-1 px-1 text-xs text-soft', last ? 'mt-1' : 'mt-0.5 mb-1')}>
          {last ? <time dateTime={created_at}>{time(created_at)}</time> : null}
          {own ? <Status state={state} /> : null}
        </p>
      ) : null}
      {state === 'failed' ? (
        <p role="alert" className="flex items-center gap-1 text-sm text-danger">
          {t('failedToSend')}
          <button
            type="button"
            onClick={() => (price === undefined ? retryMessage(uid, id) : setAsking(true))}
            className="inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-semibold underline underline-offset-4"
          >
            <RotateCcw aria-hidden className="size-4" />
            {t('retry')}
          </button>
        </p>
      ) : null}
      {asking && price !== undefined ? <PayDialog open onOpenChange={setAsking} price={price} onPay={pay} /> : null}
    </li>
  )
}

/**
 * One message. An own message shows its status, and the last message of a run shows the time. It is memoised because a long conversation
 * renders hundreds.
 */
export const MessageBubble = memo(RenderedBubble)
