import type { NotificationKind } from '../contract.ts'

interface KindRules {
  /** Sent even if notifications are turned off or the account is suspended. The unsubscribe link in emails cannot stop it. */
  isMandatory: boolean
  /** No further email of this kind for a day, while the last mailed one is unread. */
  mailsOncePerDay: boolean
}

const optional: KindRules = { isMandatory: false, mailsOncePerDay: false }

/** The delivery rules of each kind of notification. */
export const notificationKindRules: Record<NotificationKind, KindRules> = {
  match: optional,
  like: { isMandatory: false, mailsOncePerDay: true },
  message: optional,
  gift: optional,
  newcomers: { isMandatory: false, mailsOncePerDay: true },
  question: { isMandatory: false, mailsOncePerDay: true },
  your_turn: { isMandatory: false, mailsOncePerDay: true },
  payment: optional,
  check_in: optional,
  safety: { isMandatory: true, mailsOncePerDay: false },
}
