import type { NotificationKind } from '../contract.ts'

interface KindRules {
  /** Sent also while notifications are turned off or the account is suspended, and never stopped by a link in an email. */
  isMandatory: boolean
  /** At most one unread email of this kind within a day. */
  mailsOncePerDay: boolean
}

const optional: KindRules = { isMandatory: false, mailsOncePerDay: false }

/** How each kind of notification is delivered. */
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
