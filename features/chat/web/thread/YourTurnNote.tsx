import { useEffect, useState } from 'react'
import { markNotificationsRead } from '#features/notifications/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import type { Conversation } from '../../contract.ts'
import { chatText } from '../../locales/text.ts'
import { usePendingMessages } from '../outbox/outbox-store.ts'
import type { ChatSlots } from '../slots.ts'

interface YourTurnProps {
  person: Conversation['person']
  onClosePolitely: ChatSlots['closePolitely']
}

/** Says that the other member waits for an answer, and offers to end the conversation kindly. Disappears as soon as an answer is on its way. */
export const YourTurnNote = ({ person, onClosePolitely }: YourTurnProps) => {
  const t = useT(chatText)
  const { id: uid, firstname: name } = person
  const [busy, setBusy] = useState(false)
  // The member has seen that it is their turn, so the reminder is no longer needed.
  useEffect(() => void call(markNotificationsRead, { body: { about: { uid, kind: 'your_turn' } } }).catch(() => {}), [uid])
  const hasPending = usePendingMessages(uid).length > 0
  // Remember the answer, so that the note does not flash between the message leaving the outbox and arriving in the conversation.
  const [isAnswered, setAnswered] = useState(false)
  if (hasPending && !isAnswered) setAnswered(true)
  if (isAnswered) return null
  const close = async () => {
    setBusy(true)
    await onClosePolitely?.(person).catch(showFailure)
    setBusy(false)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-safe-4 py-1 text-sm text-soft">
      <p className="flex min-w-48 flex-1 items-center gap-2 py-1.5">
        <span aria-hidden className="size-2 shrink-0 rounded-full bg-lagoon" />
        {t('turn.line', { name })}
      </p>
      {onClosePolitely === undefined ? null : (
        <Button variant="quiet" size="sm" className="-mx-4 text-soft underline underline-offset-4" busy={busy} onClick={() => void close()}>
          {t('goodbye.say')}
        </Button>
      )}
    </div>
  )
}
