import Gift from 'lucide-react/icons/gift'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import Smile from 'lucide-react/icons/smile'
import { type KeyboardEvent, lazy, type SubmitEvent, Suspense, useId, useRef, useState } from 'react'
import { hasVisibleText } from '#platform/shared/text-checks.ts'
import { useT } from '#platform/web/i18n.tsx'
import { controlClasses } from '#platform/web/ui/fields/control.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { FieldError } from '#platform/web/ui/fields/FieldError.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { maxMessage } from '../../contract.ts'
import { chatText } from '../../locales/text.ts'
import { setDraft, useDraft } from './drafts.ts'
import { Openers } from '../openers/Openers.tsx'
import type { Idea } from '../openers/openers-query.ts'
import { queueMessage } from '../outbox/outbox.ts'
import { usePendingMessages } from '../outbox/outbox-store.ts'
import { PayDialog } from './PayDialog.tsx'
import type { ChatSlots } from '../slots.ts'
import { sendTyping } from './typing.ts'

const EmojiPicker = lazy(async () => ({ default: (await import('./EmojiPicker.tsx')).EmojiPicker }))

const mostLines = 6
/** The counter shows when at most this many characters are left. */
const nearFull = 200

interface ComposerProps {
  uid: string
  /** The member's first name. */
  name: string
  /** Credits the next message costs; the member must confirm before it is sent. */
  price?: number | undefined
  renderGiftShop?: ChatSlots['renderGiftShop']
  /** Shows ideas for a first line, while nothing is written. */
  offersIdeas?: boolean
}

/** Text field with emoji picker and send button. Enter sends, Shift+Enter inserts a line break. */
export const Composer = ({ uid, name, price, renderGiftShop, offersIdeas = false }: ComposerProps) => {
  const t = useT(chatText)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft(uid)
  const [problem, setProblem] = useState<string>()
  const [picking, setPicking] = useState(false)
  const [asking, setAsking] = useState(false)
  const [giving, setGiving] = useState(false)
  const [idea, setIdea] = useState<Idea>()
  const isOnItsWay = usePendingMessages(uid).length > 0
  const left = maxMessage - draft.trim().length

  const submit = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault()
    const body = draft.trim()
    if (!hasVisibleText(body)) return setProblem(t('errors.empty'))
    if (body.length > maxMessage) return setProblem(t('tooLong', { max: maxMessage }))
    if (price !== undefined) return setAsking(true)
    finish(body)
  }
  const finish = (body: string) => {
    setDraft(uid, '')
    setPicking(false)
    queueMessage(uid, body, new Date(), { pays: price !== undefined, opener: idea?.opener })
    setIdea(undefined)
  }
  const pay = () => {
    // Ignore a second click on the pay button.
    if (!asking) return
    setAsking(false)
    finish(draft.trim())
  }
  const write = (text: string) => {
    setDraft(uid, text)
    setProblem(undefined)
    if (text === '') setIdea(undefined)
    else sendTyping(uid)
  }
  const insert = (emoji: string) => {
    const { selectionStart: start = draft.length, selectionEnd: end = draft.length } = field.current ?? {}
    write(draft.slice(0, start) + emoji + draft.slice(end))
    // Keep the caret behind the inserted emoji; the picker stays open for the next one.
    requestAnimationFrame(() => field.current?.setSelectionRange(start + emoji.length, start + emoji.length))
  }
  const chooseIdea = (chosen: Idea) => {
    setIdea(chosen)
    write(chosen.text)
    field.current?.focus()
  }
  const closePicker = () => {
    setPicking(false)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // With an input method editor, Enter also confirms a character.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
  }
  const described = [problem ? `${id}-error` : '', left <= nearFull ? `${id}-left` : ''].filter(Boolean).join(' ')
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-1.5 border-t border-line bg-card px-safe-3 pt-3 pb-safe-3 md:px-safe-5">
      {picking ? (
        <Suspense fallback={<div className="h-64" />}>
          <EmojiPicker onPick={insert} onClose={closePicker} />
        </Suspense>
      ) : null}
      {/* Ideas replace each other, but never a text that the member has written. */}
      {offersIdeas && !isOnItsWay && (draft === '' || draft === idea?.text) ? (
        <div className="max-h-[45dvh] overflow-y-auto pb-2">
          <Openers uid={uid} name={name} onChoose={chooseIdea} />
        </div>
      ) : null}
      <div className="flex items-end gap-1.5">
        <IconButton
          label={t('emoji.open')}
          aria-expanded={picking}
          icon={<Smile aria-hidden className="size-6" />}
          onClick={() => setPicking(!picking)}
          className="my-0.5 text-soft"
        />
        {renderGiftShop === undefined ? null : (
          <IconButton
            label={t('sendGift')}
            icon={<Gift aria-hidden className="size-6" />}
            aria-haspopup="dialog"
            onClick={() => setGiving(true)}
            className="my-0.5 -ml-1.5 text-marigold-ink"
          />
        )}
        <textarea
          ref={field}
          id={id}
          aria-label={t('message')}
          placeholder={t('placeholder')}
          // Fallback for browsers without `field-sizing`: one row per line break.
          rows={Math.min(mostLines, draft.split('\n').length)}
          value={draft}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          className={classes(controlClasses, 'field-sizing-content max-h-[calc(6lh+1.375rem)] min-w-0 flex-1 resize-none')}
        />
        <IconButton
          type="submit"
          variant="primary"
          label={t('send')}
          icon={<SendHorizontal aria-hidden className="size-5" />}
          className="size-12"
        />
      </div>
      {left <= nearFull ? (
        <p id={`${id}-left`} className={classes('text-right text-xs tabular-nums', left < 0 ? 'text-danger' : 'text-soft')}>
          {left < 0 ? t('tooLong', { max: maxMessage }) : t('left', { count: left })}
        </p>
      ) : null}
      <div role="alert">{problem ? <FieldError id={`${id}-error`}>{problem}</FieldError> : null}</div>
      {renderGiftShop?.({ uid, name, open: giving, onClose: () => setGiving(false) })}
      {price === undefined ? null : <PayDialog open={asking} onOpenChange={setAsking} price={price} onPay={pay} />}
    </form>
  )
}
