// What is kept how long, table by table. A table that is missing here fails `apps/server/retention.test.ts`, which also sees every limited one
// emptied in time by its job.

const hour = 1 / 24

/** Days after which a row goes by itself, and by which job; ended rows count from their end. */
export interface Limited {
  days: number
  job: string
}

export const limited: Record<string, Limited> = {
  address_mail: { days: 1, job: 'auth.sweep' },
  attention: { days: 62, job: 'boosts.sweep' },
  code: { days: hour / 6, job: 'auth.sweep' },
  deletion: { days: 14, job: 'account.erase-due, with everything of the member' },
  email_change: { days: hour, job: 'auth.sweep' },
  failed_attempt: { days: 1, job: 'auth.sweep' },
  idempotent_call: { days: 1, job: 'wallet.sweep' },
  job: { days: 1, job: 'platform.forget-jobs; a key 90 days, what failed for good 30' },
  known_device: { days: 180, job: 'auth.sweep' },
  notification: { days: 90, job: 'notifications.sweep' },
  profile_view: { days: 90, job: 'moderation.sweep' },
  provider_notice: { days: 90, job: 'deposits.sweep' },
  registration: { days: 2, job: 'auth.sweep' },
  report: { days: 180, job: 'moderation.sweep, after it was closed' },
  report_case: { days: 180, job: 'moderation.sweep, when no report of it is left' },
  session: { days: 14, job: 'auth.sweep; unused that long, or 24 hours and 90 days after signing in' },
  suspension: { days: 0, job: 'moderation.end-suspensions, at its end' },
}

/** Files that go by themselves. */
export const limitedFiles: Record<string, Limited> = {
  'an export': { days: 1, job: 'account.remove-archive' },
  'a photo taken down': { days: 30, job: 'moderation.sweep, then photos.sweep-files' },
}

const withMember = 'as long as the account; erased with it'
const books = 'for good: the books; without a person after the erasure'
const shelf = 'for good: prices and settings, about nobody'
const withAnother = 'as long as the row it belongs to'

/** Everything else, with the reason. */
export const keptFor: Record<string, string> = {
  ...Object.fromEntries(
    [
      'appeal',
      'block',
      'boost',
      'card',
      'conversation',
      'credential',
      'data_export',
      'decision',
      'entitlement',
      'gift',
      'match_filter',
      'message',
      'notification_choice',
      'notification_key',
      'participant',
      'photo',
      'place',
      'plan_period',
      'presence',
      'reaction',
      'second_factor',
    ].map((table) => [table, withMember]),
  ),
  ...Object.fromEntries(['account', 'account_balance', 'deposit', 'journal', 'posting'].map((table) => [table, books])),
  ...Object.fromEntries(
    ['asset', 'boost_plan', 'credit_price', 'deposit_channel', 'exchange_rate', 'gift_plan', 'plan', 'attention_start', 'installation'].map(
      (table) => [table, shelf],
    ),
  ),
  active_day: 'for good: how many were there on a day, about nobody',
  call: withMember,
  call_seat: 'as long as the call rings or goes on',
  member: 'as long as the account, one that was never proven 48 hours; then a number without a person, which the books point to',
  audit_entry: 'for good: who administered what; without the person and the words after an erasure',
  ban: 'as long as the ban: keyed hashes of an email and a phone',
  ban_key: 'for good, sealed: what those hashes are made with',
  secret_use: 'for good: when a SECRET last signed, about nobody',
  lease: 'until another process takes it: who does something for all processes',
  push_delivery: withAnother,
  push_subscription: `${withAnother}: its session`,
  recovery_code: withAnother,
  report_evidence: `${withAnother}: its report`,
  reconciliation: 'for good: that a list of a provider was compared, about nobody',
  reconciliation_difference: 'for good: payments by their numbers',
  refused_picture: 'for good: hashes that keep a picture out',
  sandbox_mail: 'the last 2,000 mails of a demo',
  sandbox_payment: 'as long as the demo',
}
