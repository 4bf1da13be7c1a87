import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import Clock from 'lucide-react/icons/clock-3'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { lazy, memo, Suspense, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import type { Conversation } from '../../contract.ts'
import { chatText } from '../../locales/text.ts'
import { AttachmentContent, showsAttachment } from '../attachments/AttachmentContent.tsx'
import { DeletedMessage } from '../changes/DeletedMessage.tsx'
import { OptionsButton } from '../options/OptionsButton.tsx'
import { Quote } from '../quotes/Quote.tsx'
import { Reactions } from '../changes/Reactions.tsx'
import type { Bubble } from './bubbles.ts'
import { LikedItemCard } from './LikedItemCard.tsx'
import { retryMessage } from '../outbox/outbox.ts'
import { PayDialog } from '../composer/PayDialog.ts'
import { bubbleText, renderCard, rendererOf } from '../message-renderers.ts'
import type { MessageCards } from '../slots.ts'
import { useDateLabels } from '../date-labels.ts'

const ScamWarning = lazy(async () => ({ default: (await import('../scam/ScamWarning.tsx')).ScamWarning }))
const UnsentFile = lazy(async () => ({ default: (await import('../outbox/UnsentFile.tsx')).UnsentFile }))

const corners = ({ own, first, last }: Bubble) =>
  own
    ? classes('rounded-s-card', first ? 'rounded-se-card' : 'rounded-se-mark', last ? 'rounded-ee-card' : 'rounded-ee-mark')
    : classes('rounded-e-card', first ? 'rounded-ss-card' : 'rounded-ss-mark', last ? 'rounded-es-card' : 'rounded-es-mark')

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
  /** Whether to check the message for scams, because it is among the first messages of the other member. */
  checksScam: boolean
  uid: string
  onReport: (uid: string) => void
  cards: MessageCards | undefined
  /** The other member, only for kinds that render this member. Undefined otherwise, so that a change of presence does not render the bubble again. */
  person: Conversation['person'] | undefined
  /** The other member's first name. */
  name: string
  /** Whether neither member has written yet; only for notes. */
  isSilent: boolean
  /** Whether any action is available, so that a button opens the options. */
  hasOptions: boolean
  canReact: boolean
  /** Whether Tab stops at the buttons of this message. The arrow keys move the tab stop to another message. */
  isTabStop: boolean
  /** Whether the reader has just jumped to this message. */
  isTarget: boolean
}

const RenderedBubble = (props: MessageBubbleProps) => {
  const { bubble, checksScam, uid, onReport, cards, person, name, isSilent, hasOptions, canReact, isTabStop, isTarget } = props
  const t = useT(chatText)
  const { time } = useDateLabels()
  const { id, seq, own, first, last, state, body, created_at, price, liked_item, quote, edited, deleted, reactions } = bubble
  const [asking, setAsking] = useState(false)
  const pay = () => {
    setAsking(false)
    retryMessage(uid, id, { pays: true })
  }
  if (rendererOf(bubble.kind).isNote)
    return (
      <li data-message={id} className="mx-auto my-3 rounded-card bg-sunken px-4 py-1.5 text-center text-sm wrap-anywhere text-soft">
        {bubbleText(bubble, t, { name: person?.firstname, isSilent })}
      </li>
    )
  const isFile = showsAttachment(bubble)
  const Frame = isFile ? 'div' : 'p'
  const quoted = quote === null ? null : <Quote quote={quote} own={own} name={name} isTabStop={isTabStop} />
  const card = deleted ? <DeletedMessage own={own} /> : renderCard(cards, bubble, person)
  return (
    <li
      data-message={id}
      data-seq={seq}
      className={classes(
        'group relative flex max-w-[82%] flex-col md:max-w-[70%]',
        own ? 'items-end self-end' : 'items-start self-start',
        first ? 'mt-2' : (card ?? null) !== null && 'mt-1.5',
        isTarget && 'rounded-card outline-4 outline-offset-2 outline-marigold',
      )}
    >
      {liked_item && !deleted ? <LikedItemCard item={liked_item} own={own} className="mb-1" /> : null}
      {card ?? (
        <Frame
          dir={isFile ? undefined : 'auto'}
          className={classes(
            'max-w-full',
            isFile ? 'overflow-hidden' : 'px-4 py-2.5 wrap-anywhere whitespace-pre-wrap',
            corners(bubble),
            own ? 'bg-own text-on-night' : 'border border-line bg-card',
          )}
        >
          {quoted !== null && isFile ? <div className="px-4 pt-2.5">{quoted}</div> : quoted}
          {isFile ? <AttachmentContent bubble={bubble} uid={uid} name={name} isTabStop={isTabStop} /> : bubbleText(bubble, t)}
        </Frame>
      )}
      {reactions.length > 0 ? <Reactions reactions={reactions} uid={uid} name={name} canReact={canReact} /> : null}
      {hasOptions ? <OptionsButton bubble={bubble} isTabStop={isTabStop} /> : null}
      {checksScam ? (
        <Suspense fallback={null}>
          <ScamWarning id={id} body={body} onReport={() => onReport(uid)} />
        </Suspense>
      ) : null}
      {(last || (own && !deleted) || edited) && state !== 'failed' ? (
        <p className={classes('flex items-center gap-1 px-1 text-xs text-soft', last ? 'mt-1' : 'mt-0.5 mb-1')}>
          {edited ? <span>{t('changes.edited')}</span> : null}
          {last ? <time dateTime={created_at}>{time(created_at)}</time> : null}
          {own && !deleted ? <Status state={state} /> : null}
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
      {isFile && seq === undefined && (state === 'sending' || state === 'failed') ? (
        <Suspense>
          <UnsentFile uid={uid} id={id} isSending={state === 'sending'} />
        </Suspense>
      ) : null}
      {asking && price !== undefined ? <PayDialog open onOpenChange={setAsking} price={price} onPay={pay} /> : null}
    </li>
  )
}

/**
 * One message. An own message shows its status, and the last message of a run shows the time. Memoised, because a long conversation renders hundreds
 * of them.
 */
export const MessageBubble = memo(RenderedBubble)
