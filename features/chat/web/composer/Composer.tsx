import Check from 'lucide-react/icons/check'
import Gift from 'lucide-react/icons/gift'
import Image from 'lucide-react/icons/image'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import Smile from 'lucide-react/icons/smile'
import { type KeyboardEvent, lazy, type SubmitEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { hasVisibleText } from '#platform/shared/text-checks.ts'
import { useT } from '#platform/web/i18n.tsx'
import { controlClasses } from '#platform/web/ui/fields/control.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { FieldError } from '#platform/web/ui/fields/FieldError.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { maxMessageLength } from '../../contract.ts'
import { chatText } from '../../locales/text.ts'
import { ReplyOrEditNote } from './ReplyOrEditNote.tsx'
import { type ComposerTool, ToolButtons, ToolTray } from './ComposerTools.tsx'
import { setReplyTo } from './reply-or-edit.ts'
import { setDraft } from './drafts.ts'
import type { OpenerIdea } from '../openers/openers-query.ts'
import { queueAttachment, type QueuedAttachment, queueMessage, retryMessage } from '../outbox/outbox.ts'
import { usePendingMessages } from '../outbox/outbox-store.ts'
import { previewPictures } from '../pictures/chosen-pictures.ts'
import { PictureDialog } from '../pictures/PictureDialog.tsx'
import { pastePictures, type PictureRefusal } from '../pictures/use-picture-drop.ts'
import { PayDialog } from './PayDialog.ts'
import type { ChatSlots } from '../slots.ts'
import { lastSeqOf, type Thread } from '../thread/merge-messages.ts'
import { scamCheckedMessageCount } from '../scam/checked-messages.ts'
import { detectLoadedScam, isScamDetectionSettled, loadScamDetection, waitForScamDetection } from '../scam/load-scam-detection.ts'
import { ConfirmRiskyMessageDialog } from '../scam/ConfirmRiskyMessageDialog.tsx'
import { VoiceButton } from '../voice/VoiceButton.tsx'
import { useComposedText } from './use-composed-text.ts'

const Openers = lazy(async () => ({ default: (await import('../openers/Openers.tsx')).Openers }))
const EmojiPicker = lazy(async () => ({ default: (await import('./EmojiPicker.tsx')).EmojiPicker }))

const mostLines = 6
/** The counter shows when at most this many characters are left. */
const nearFull = 200
/** How long the record button is disabled after a message was sent, in milliseconds. */
const restMs = 600

const isNewContact = (thread: Thread | undefined): boolean => thread === undefined || lastSeqOf(thread) < scamCheckedMessageCount

interface ComposerProps {
  uid: string
  /** The member's first name. */
  name: string
  /** Price of the next message in credits. The member must agree to it before the message is sent. */
  price?: number | undefined
  renderGiftShop?: ChatSlots['renderGiftShop']
  /** Whether to show openers while nothing is written. */
  offersIdeas?: boolean
  /** The loaded messages, which the member can reply to and edit. */
  thread?: Thread
  /** Why pictures cannot be sent. */
  pictureRefusal?: PictureRefusal
}

/**
 * Text field with emoji picker, gifts, pictures and send button. Enter sends, Shift+Enter inserts a line break, Escape ends a reply or an edit, and
 * ArrowUp in the empty field edits the last own message.
 */
export const Composer = ({ uid, name, price, renderGiftShop, offersIdeas = false, ...rest }: ComposerProps) => {
  const { thread, pictureRefusal } = rest
  const t = useT(chatText)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const composed = useComposedText(uid, thread, field)
  const { text: draft, isEdit } = composed
  const [problem, setProblem] = useState<string>()
  const [picking, setPicking] = useState(false)
  /** Set while the member is asked to agree to a price; `send` then sends the message. */
  const [asking, setAsking] = useState<{ send: () => void }>()
  /** Set while the writer is asked whether to really send a risky message. */
  const [doubt, setDoubt] = useState<{ reason: 'money' | 'phone'; body: string }>()
  const [isRecording, setRecording] = useState(false)
  const [isResting, setResting] = useState(false)
  const [giving, setGiving] = useState(false)
  const [hasTray, setTray] = useState(false)
  const pictures = useRef<HTMLInputElement>(null)
  const [idea, setIdea] = useState<OpenerIdea>()
  const isOnItsWay = usePendingMessages(uid).length > 0
  const waitsForCheck = useRef(false)
  const left = maxMessageLength - draft.trim().length
  const isNew = isNewContact(thread)
  useEffect(() => {
    if (isNew) void loadScamDetection()
  }, [isNew])

  /** Waits until messages to a new contact can be checked, then submits what the field contains by then. */
  const submitOnceChecked = async () => {
    if (waitsForCheck.current) return
    waitsForCheck.current = true
    await waitForScamDetection()
    waitsForCheck.current = false
    field.current?.form?.requestSubmit()
  }
  const submit = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault()
    const body = draft.trim()
    if (!hasVisibleText(body)) return setProblem(t('errors.empty'))
    if (body.length > maxMessageLength) return setProblem(t('tooLong', { max: maxMessageLength }))
    if (isEdit) return composed.saveEdit(body)
    if (isNew && !isScamDetectionSettled()) return void submitOnceChecked()
    const reason = isNew ? detectLoadedScam(body) : undefined
    if (reason === 'money' || reason === 'phone') return setDoubt({ reason, body })
    send(body)
  }
  const send = (body: string) => {
    setDoubt(undefined)
    if (price === undefined) finish(body)
    else setAsking({ send: () => finish(body) })
  }
  const finish = (body: string) => {
    setDraft(uid, '')
    setReplyTo(uid, undefined)
    setPicking(false)
    queueMessage(uid, body, new Date(), { pays: price !== undefined, replyTo: composed.replyTo, opener: idea?.opener })
    setIdea(undefined)
    // The focused button disappears with the text.
    if (document.activeElement !== field.current) field.current?.focus()
    // The record button takes the place of the send button, so a second press would start a recording.
    setResting(true)
    setTimeout(() => setResting(false), restMs)
  }
  const sendVoice = (recording: Omit<Extract<QueuedAttachment, { kind: 'voice' }>, 'kind'>) => {
    const id = queueAttachment(uid, { kind: 'voice', ...recording }, new Date(), { price, replyTo: composed.replyTo })
    setReplyTo(uid, undefined)
    // The attachment waits in the conversation while its sender decides about the price.
    if (price !== undefined) setAsking({ send: () => retryMessage(uid, id, { pays: true }) })
  }
  const pay = () => {
    // Close the question first, so that a second click on the pay button does nothing.
    setAsking(undefined)
    asking?.send()
  }
  const write = (text: string) => {
    composed.write(text)
    setProblem(undefined)
    if (text === '') setIdea(undefined)
  }
  const cancel = () => {
    composed.cancel()
    setProblem(undefined)
    field.current?.focus()
  }
  const insert = (emoji: string) => {
    const { selectionStart: start = draft.length, selectionEnd: end = draft.length } = field.current ?? {}
    write(draft.slice(0, start) + emoji + draft.slice(end))
    // Keep the caret behind the inserted emoji; the picker stays open for the next one.
    requestAnimationFrame(() => field.current?.setSelectionRange(start + emoji.length, start + emoji.length))
  }
  const chooseIdea = (chosen: OpenerIdea) => {
    setIdea(chosen)
    write(chosen.text)
    field.current?.focus()
  }
  const closePicker = () => {
    setPicking(false)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // In an input method editor, Enter also confirms a character.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
    if (event.key === 'Escape' && composed.isAbout) cancel()
    if (event.key === 'ArrowUp' && draft === '' && !isEdit && composed.editLast()) event.preventDefault()
  }
  const described = [problem ? `${id}-error` : '', left <= nearFull ? `${id}-left` : ''].filter(Boolean).join(' ')
  const emoji = {
    key: 'emoji',
    label: t('emoji.open'),
    Icon: Smile,
    tone: 'text-soft',
    isExpanded: picking,
    use: () => setPicking(!picking),
  }
  const gift = { key: 'gift', label: t('sendGift'), Icon: Gift, tone: 'text-marigold-ink', hasPopup: true, use: () => setGiving(true) }
  const picture = {
    key: 'picture',
    label: t('pictures.choose'),
    Icon: Image,
    tone: 'text-lagoon',
    hasPopup: true,
    use: () => pictures.current?.click(),
  }
  const tools: ComposerTool[] = [
    emoji,
    ...(renderGiftShop === undefined ? [] : [gift]),
    ...(pictureRefusal === undefined && !isEdit ? [picture] : []),
  ]
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-1.5 border-t border-line bg-card px-safe-3 pt-3 pb-safe-3 md:px-safe-5">
      <ToolTray tools={tools} isOpen={hasTray} onOpen={setTray} />
      {picking ? (
        <Suspense fallback={<div className="h-64" />}>
          <EmojiPicker onPick={insert} onClose={closePicker} />
        </Suspense>
      ) : null}
      {/* An opener replaces another opener, but never a text that the member has written. */}
      {offersIdeas && !isOnItsWay && !composed.isAbout && (draft === '' || draft === idea?.text) ? (
        <div className="max-h-[45dvh] overflow-y-auto pb-2">
          {/* As tall as openers that load. */}
          <Suspense fallback={<div className="h-59" />}>
            <Openers uid={uid} name={name} onChoose={chooseIdea} />
          </Suspense>
        </div>
      ) : null}
      {composed.isAbout ? <ReplyOrEditNote isEdit={isEdit} message={composed.message} name={name} onCancel={cancel} /> : null}
      <div className="relative flex items-end gap-1.5">
        <div className={classes('flex min-w-0 flex-1 items-end gap-1.5', isRecording && 'invisible')}>
          <ToolButtons tools={tools} isOpen={hasTray} onOpen={setTray} />
          <textarea
            ref={field}
            id={id}
            data-composer
            dir="auto"
            aria-label={t(isEdit ? 'changes.editing' : 'message')}
            placeholder={t('placeholder')}
            // Fallback for browsers without `field-sizing`: one row per line break.
            rows={Math.min(mostLines, draft.split('\n').length)}
            value={draft}
            aria-invalid={problem ? true : undefined}
            aria-describedby={described || undefined}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={(event) => pastePictures(event, uid, pictureRefusal)}
            className={classes(controlClasses, 'field-sizing-content max-h-[calc(6lh+1.375rem)] min-w-0 flex-1 resize-none')}
          />
        </div>
        {draft === '' && !isEdit ? (
          <VoiceButton disabled={isResting} onStart={() => setRecording(true)} onEnd={() => setRecording(false)} onRecorded={sendVoice} />
        ) : (
          <IconButton
            type="submit"
            variant="primary"
            label={t(isEdit ? 'changes.save' : 'send')}
            icon={isEdit ? <Check aria-hidden className="size-5" /> : <SendHorizontal aria-hidden className="size-5 rtl:-scale-x-100" />}
            className="size-12"
          />
        )}
      </div>
      {left <= nearFull ? (
        <p id={`${id}-left`} className={classes('text-end text-xs tabular-nums', left < 0 ? 'text-danger' : 'text-soft')}>
          {left < 0 ? t('tooLong', { max: maxMessageLength }) : t('left', { count: left })}
        </p>
      ) : null}
      <div role="alert">{problem ? <FieldError id={`${id}-error`}>{problem}</FieldError> : null}</div>
      {pictureRefusal === undefined ? (
        <>
          <input
            ref={pictures}
            type="file"
            // With this, phones offer the camera and the gallery.
            accept="image/*"
            multiple
            hidden
            aria-label={t('pictures.choose')}
            onChange={({ target }) => {
              previewPictures(uid, [...(target.files ?? [])])
              // Reset, so that choosing the same file again fires a change event.
              target.value = ''
            }}
          />
          <PictureDialog uid={uid} replyTo={composed.replyTo} />
        </>
      ) : null}
      {renderGiftShop?.({ uid, name, open: giving, onClose: () => setGiving(false) })}
      <ConfirmRiskyMessageDialog
        reason={doubt?.reason}
        onEdit={() => {
          setDoubt(undefined)
          field.current?.focus()
        }}
        onSend={() => (doubt === undefined ? undefined : send(doubt.body))}
      />
      {price === undefined ? null : (
        <PayDialog
          open={asking !== undefined}
          onOpenChange={(open) => (open ? undefined : setAsking(undefined))}
          price={price}
          onPay={pay}
        />
      )}
    </form>
  )
}
