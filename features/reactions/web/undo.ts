import { translateNow } from '#platform/web/i18n.tsx'
import { onSessionChange } from '#platform/web/client/session.ts'
import { showInfo } from '#platform/web/ui/toasts/toast.ts'
import { reactionsText } from '../locales/text.ts'

interface Undoable {
  uid: string
  back: () => void
  /** Closes the toast that has the undo button. */
  dismiss: () => void
}
let last: Undoable | undefined
onSessionChange(() => (last = undefined))

const messageKeys = {
  like: 'liked',
  unlike: 'unliked',
  dislike: 'passed',
  undislike: 'forgiven',
  block: 'isBlocked',
  unblock: 'unblocked',
  goodbye: 'saidGoodbye',
} as const

/** Shows a toast with an undo button for an action; only the last action can be undone. */
export const offerUndo = (
  { id, firstname }: { id: string; firstname: string | undefined },
  action: keyof typeof messageKeys,
  back: () => void,
): void => {
  const message =
    firstname === undefined
      ? translateNow(reactionsText, 'blockedMember')
      : translateNow(reactionsText, messageKeys[action], { name: firstname })
  const dismiss = showInfo(message, {
    action: { label: translateNow(reactionsText, 'undo'), onAction: () => undoLast() },
  })
  last = { uid: id, back, dismiss }
}

/** Removes the undo offer: only if it is about this member, or any offer without an id. */
export const withdrawUndo = (uid?: string): void => {
  if (last === undefined || (uid !== undefined && last.uid !== uid)) return
  last.dismiss()
  last = undefined
}

/** Undoes the last action and returns the id of its member; undefined without one. */
export const undoLast = (): string | undefined => {
  const undone = last
  withdrawUndo()
  undone?.back()
  return undone?.uid
}
