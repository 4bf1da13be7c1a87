import { useEffect, useRef, useState } from 'react'
import { maxMessageLength } from '#features/chat/contract.ts'
import { LikedItemCard, LineConditionsNote, PayDialog, readDraft, setDraft, useDraft, useLineConditions } from '#features/chat/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { hasVisibleText } from '#platform/shared/text-checks.ts'
import { useT } from '#platform/web/i18n.tsx'
import { newId } from '#platform/web/new-id.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { TextArea } from '#platform/web/ui/fields/TextArea.tsx'
import { LiveRegion } from '#platform/web/ui/states/LiveRegion.tsx'
import { showInfo } from '#platform/web/ui/toasts/toast.ts'
import { reactionsText } from '../../locales/text.ts'
import type { ReactionTarget } from '../match-queue.ts'
import { reactTo } from '../react-to.ts'
import { useReactionTo, type ReactionState } from '../reaction-store.ts'
import { type LineOutcome, sendLine, type LikeableItem } from './send-line.ts'

export interface LikeWithLineProps {
  person: ReactionTarget
  /** The photo or answer to like; null closes the sheet. */
  item: LikeableItem | null
  /** The fetched reaction of the viewer. */
  reaction?: ReactionState
  /** The member likes the viewer, so that a like is a match and the line costs nothing. */
  likesMe?: boolean
  /** Likes without a line; by default with `reactTo`. */
  onLike?: () => void
  /** Called when the sheet closes: `liked` after a like alone, `sent` after the server stored like and line, `closed` after neither. */
  onDone: (done: 'liked' | 'sent' | 'closed') => void
  /** Passed to `Dialog`: where the focus goes if the button that opened the sheet is gone. */
  finalFocus?: () => HTMLElement | boolean
}

/** Returns a message id for a member, item and text: a retry after a lost response reuses it, a changed text gets a new one. */
const useMessageId = (uid: string) => {
  const last = useRef({ key: '', id: '' })
  return (item: LikeableItem, body: string): string => {
    const key = JSON.stringify([uid, item.kind === 'photo' ? item.id : [item.question, item.answer], body])
    if (last.current.key !== key) last.current = { key, id: newId() }
    return last.current.id
  }
}

/** Lazily loaded content of `LikeWithLine`. */
export const LikeWithLineDialog = ({
  open,
  person,
  item,
  reaction: fetched = 'none',
  likesMe = false,
  onLike,
  onDone,
  finalFocus,
}: LikeWithLineProps & { open: boolean }) => {
  const t = useT(reactionsText)
  const words = useT(platformText)
  const { firstname: name } = person
  // Kept during the closing animation.
  const [shown, setShown] = useState(item)
  const liked = useReactionTo(person.id, fetched) === 'liked'
  const conditions = useLineConditions(person.id, open)
  const draft = useDraft(person.id)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const [price, setPrice] = useState<number>()
  const idOf = useMessageId(person.id)
  if (item !== null && item !== shown) {
    setShown(item)
    setPrice(undefined)
    setProblem(undefined)
  }
  // An answer that arrives after the sheet was closed or opened for another item must not change it.
  const openItem = useRef(item)
  useEffect(() => {
    openItem.current = item
  }, [item])
  if (shown === null) return null

  const isFree = likesMe && !liked
  const canWrite = isFree || conditions === undefined || conditions.refusal === null
  const body = draft.trim()
  const writes = canWrite && hasVisibleText(body)

  const close = () => {
    setProblem(undefined)
    onDone('closed')
  }
  const settle = (outcome: LineOutcome, sentBody: string) => {
    if (outcome.kind === 'costs') return setPrice(outcome.price)
    if (outcome.kind === 'unreachable') return setProblem(t('line.unreachable'))
    if (outcome.kind === 'refused') return setProblem(outcome.sentences.join(' '))
    if (outcome.kind === 'gone') return close()
    // Clears the draft, unless the member has changed it since the message was sent.
    if (readDraft(person.id).trim() === sentBody) setDraft(person.id, '')
    if (!outcome.matched) showInfo(t('line.sent', { name }))
    onDone('sent')
  }
  const send = async ({ pays = false } = {}) => {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setProblem(undefined)
    const outcome = await sendLine(person, { item: shown, id: idOf(shown, body), body, pays })
    sending.current = false
    setBusy(false)
    if (outcome.kind === 'sent' || outcome.kind === 'gone' || openItem.current === shown) settle(outcome, body)
  }
  const submit = () => {
    if (!writes) return setProblem(t('line.empty'))
    if (body.length > maxMessageLength) return setProblem(t('line.tooLong', { max: maxMessageLength }))
    if (!isFree && conditions?.remaining === 0) return setPrice(conditions.price)
    void send()
  }
  const pay = () => {
    setPrice(undefined)
    void send({ pays: true })
  }
  const likeOnly = () => {
    if (sending.current) return
    if (onLike === undefined) void reactTo(person, 'like')
    else onLike()
    onDone('liked')
  }
  return (
    <>
      <Dialog
        open={open && price === undefined}
        onOpenChange={(next) => (next ? undefined : close())}
        title={t(liked ? 'line.about' : `line.${shown.kind}`, { name })}
        closeLabel={words('words.close')}
        finalFocus={finalFocus}
        actions={
          <>
            {liked ? null : (
              <Button variant={writes ? 'secondary' : 'primary'} onClick={likeOnly}>
                {t(writes ? 'line.onlyLike' : 'line.like')}
              </Button>
            )}
            {writes || (liked && canWrite) ? (
              <Button busy={busy} onClick={submit}>
                {t(liked ? 'line.send' : 'line.likeAndSend')}
              </Button>
            ) : null}
          </>
        }
      >
        <LikedItemCard item={shown} />
        {canWrite ? (
          <TextArea
            label={t('line.label', { name })}
            {...(liked ? {} : { optional: words('words.optional') })}
            placeholder={t('line.placeholder')}
            rows={3}
            value={draft}
            error={problem}
            onChange={({ target }) => {
              setProblem(undefined)
              setDraft(person.id, target.value)
            }}
          />
        ) : null}
        {isFree ? <p className="text-sm text-soft">{t('line.match', { name })}</p> : null}
        {!isFree && conditions !== undefined ? <LineConditionsNote name={name} conditions={conditions} /> : null}
        <LiveRegion message={problem ?? ''} />
      </Dialog>
      {price === undefined ? null : (
        <PayDialog open={open} onOpenChange={(next) => (next ? undefined : setPrice(undefined))} price={price} onPay={pay} />
      )}
    </>
  )
}
