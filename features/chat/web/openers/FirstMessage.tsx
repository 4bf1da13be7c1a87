import Check from 'lucide-react/icons/check'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { hasVisibleText } from '#platform/shared/text-checks.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { controlClasses } from '#platform/web/ui/fields/control.ts'
import { FieldError } from '#platform/web/ui/fields/FieldError.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { maxMessageLength } from '../../contract.ts'
import { chatText } from '../../locales/text.ts'
import { setDraft, useDraft } from '../composer/drafts.ts'
import { queueMessage } from '../outbox/outbox.ts'
import { removePending, usePendingMessages } from '../outbox/outbox-store.ts'
import { Openers, OpenersPlaceholder } from './Openers.tsx'
import type { OpenerIdea } from './openers-query.ts'

interface FirstMessageProps {
  uid: string
  /** The member's first name. */
  name: string
  /** `shown` shows openers. `room` keeps the room for them while it is not known whether to show them. */
  ideas?: 'shown' | 'room' | 'none'
  /** Called to open the conversation once the message is sent. */
  onOpen: () => void
  /** Called with true when a message is on its way, and with false when the server has refused it. */
  onWritten?: (isWritten: boolean) => void
}

/** Says whether the message is being sent, waits for a connection or was sent, with a button that opens the conversation. */
const Sent = ({ name, state, onOpen }: { name: string; state: 'sending' | 'waiting' | 'sent'; onOpen: () => void }) => {
  const t = useT(chatText)
  const next = useRef<HTMLButtonElement>(null)
  // The field that had the focus has disappeared.
  useEffect(() => next.current?.focus(), [])
  const sentence = { sending: t('sending'), waiting: t('firstWords.waiting'), sent: t('firstWords.sent', { name }) }[state]
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status" className="flex items-center gap-2 font-semibold">
        {state === 'sent' ? <Check aria-hidden className="size-5 text-lagoon" /> : null}
        {sentence}
      </p>
      <Button ref={next} wide onClick={onOpen}>
        {t('firstWords.open')}
      </Button>
    </div>
  )
}

/**
 * Form for the first message to a member, shown outside the conversation: openers, a field, and then what became of the message. The text is the
 * draft of the conversation, so it also appears there.
 */
export const FirstMessage = ({ uid, name, ideas = 'shown', onOpen, onWritten }: FirstMessageProps) => {
  const t = useT(chatText)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft(uid)
  const [problem, setProblem] = useState<string>()
  const [queued, setQueued] = useState<string>()
  const [idea, setIdea] = useState<OpenerIdea>()
  const pending = usePendingMessages(uid).find((message) => message.id === queued)
  // Put a message that the server has refused back into the field, so that nothing written is lost.
  const refused = pending?.refused ? pending : undefined
  useEffect(() => {
    if (refused === undefined) return
    setDraft(uid, refused.body)
    removePending(uid, refused.id)
    setQueued(undefined)
    onWritten?.(false)
    setProblem(t('failedToSend'))
    // The button that had the focus has disappeared.
    if (document.activeElement === document.body) field.current?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the sentence is that of the moment
  }, [refused, uid])

  const write = (text: string) => {
    setDraft(uid, text)
    setProblem(undefined)
    if (text === '') setIdea(undefined)
  }
  const choose = (chosen: OpenerIdea) => {
    write(chosen.text)
    setIdea(chosen)
    field.current?.focus()
  }
  const send = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault()
    const body = draft.trim()
    if (!hasVisibleText(body)) return setProblem(t('errors.empty'))
    if (body.length > maxMessageLength) return setProblem(t('tooLong', { max: maxMessageLength }))
    setDraft(uid, '')
    setQueued(queueMessage(uid, body, new Date(), { opener: idea?.opener }))
    onWritten?.(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }
  if (queued !== undefined && refused === undefined) {
    // The outbox removes a message as soon as the conversation contains it.
    const state = ({ sending: 'sending', failed: 'waiting', sent: 'sent' } as const)[pending?.state ?? 'sent']
    return <Sent name={name} state={state} onOpen={onOpen} />
  }
  return (
    <div className="flex flex-col gap-3">
      {ideas === 'shown' ? <Openers uid={uid} name={name} onChoose={choose} /> : ideas === 'room' ? <OpenersPlaceholder /> : null}
      <form noValidate onSubmit={send} className="flex flex-col gap-1.5">
        <div className="flex items-end gap-2">
          <textarea
            ref={field}
            aria-label={t('firstWords.field', { name })}
            placeholder={t('placeholder')}
            rows={1}
            value={draft}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-error` : undefined}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
            className={classes(controlClasses, 'field-sizing-content max-h-[calc(4lh+1.375rem)] min-w-0 flex-1 resize-none')}
          />
          <IconButton
            type="submit"
            variant="primary"
            label={t('send')}
            icon={<SendHorizontal aria-hidden className="size-5 rtl:-scale-x-100" />}
            className="size-12"
          />
        </div>
        <div role="alert">{problem ? <FieldError id={`${id}-error`}>{problem}</FieldError> : null}</div>
      </form>
    </div>
  )
}
