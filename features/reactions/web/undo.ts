import { say } from '#platform/web/i18n.tsx'
import { onSessionChange } from '#platform/web/client/session.ts'
import { showInfo } from '#platform/web/ui/toasts/toast.ts'
import { reactionsText } from '../locales/text.ts'
import type { ReactionTarget } from './match-queue.ts'

interface Undoable {
  uid: string
  back: () => void
  /** Takes the offer off the screen. */
  dismiss: () => void
}
let last: Undoable | undefined
onSessionChange(() => (last = undefined))

const messageKeys = { like: 'liked', unlike: 'unliked', dislike: 'passed', undislike: 'forgiven', unblock: 'unblocked' } as const

/** Says what was done and offers to take it back; only the last deed can be taken back. */
export const offerUndo = ({ id, firstname }: ReactionTarget, deed: keyof typeof messageKeys, back: () => void): void => {
  const dismiss = showInfo(say(reactionsText, messageKeys[deed], { name: firstname }), {
    action: { label: say(reactionsText, 'undo'), onAction: () => undoLast() },
  })
  last = { uid: id, back, dismiss }
}

/** Takes the offer back: of one member, else whoever it is about. */
export const withdrawUndo = (uid?: string): void => {
  if (last === undefined || (uid !== undefined && last.uid !== uid)) return
  last.dismiss()
  last = undefined
}

/** Takes the last deed back; says whom it was about, if there was one. */
export const undoLast = (): string | undefined => {
  const undone = last
  withdrawUndo()
  undone?.back()
  return undone?.uid
}
