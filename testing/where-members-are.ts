/** Tables in which no member is. */
export const impersonal: Record<string, string> = {
  ...Object.fromEntries(['boost_plan', 'credit_price', 'exchange_rate', 'gift_plan', 'plan'].map((table) => [table, 'a price list'])),
  active_day: 'how many were there on a day',
  account_balance: 'the sum of an account, which has a number and no person',
  asset: 'currencies and their decimals',
  attention_start: 'since when attention is counted',
  ban: 'keyed hashes of who was kept out',
  ban_key: 'what those hashes are made with, sealed',
  lease: 'which process does something for all of them',
  secret_use: 'when a secret of the service last signed',
  deposit_channel: 'which currency goes through which provider',
  journal: 'the books: its keys and details name accounts, deposits and calls by number, and no row of it ever changes',
  posting: 'the books: account numbers and amounts',
  installation: 'says whether this is the demo',
  push_delivery: 'which notification went to which browser, by number; goes with either',
  address_mail: 'keyed hashes of addresses, for a day',
  failed_attempt: 'keyed hashes of addresses that end by themselves',
  reconciliation: 'when a list of a provider was compared',
  reconciliation_difference: 'payments by the number both sides give them',
  refused_picture: 'hashes of pictures, which name nobody',
  sandbox_payment: 'plays the providers of the demo; a real one keeps its own',
  sandbox_mail: 'plays the mailboxes of the members themselves; a real service sends mails away',
}
/** Columns without a word of hers: they lead to a file, which has a mark of its own, or are numbers of ours and of the providers. */
export const numbers = [
  'photo.storage_key',
  'data_export.storage_key',
  'boost.intent',
  'deposit.intent',
  'deposit.reference',
  'deposit.provider_id',
  'gift.intent',
  'gift.end_intent',
]
/** Columns of a member that their export leaves out. */
export const kept: Record<string, string> = {
  'call_seat.connection': 'names a socket, for as long as a call goes on',
  'credential.password_hash': 'a secret',
  'decision.note': 'between administrators',
  'deposit.checkout_url': 'leads to the provider, for a quarter of an hour',
  'deposit.doubt': 'for whoever looks into it',
  'deposit.provider_status': 'the word of the provider for what the export calls the status',
  'deposit.reason': 'for whoever looks into it',
  'idempotent_call.answer': 'an answer once more, for a day',
  'idempotent_call.content_type': 'an answer once more, for a day',
  'photo.blur': 'made from the photo, which is there',
  'photo.hash': 'made from the photo, which is there',
  'push_subscription.auth': 'a secret of her browser',
  'push_subscription.endpoint': 'leads to her browser',
  'push_subscription.p256dh': 'a key of her browser',
  'match_filter.resume': 'where a search goes on, for ten minutes',
  'registration.given': 'of an account that nobody can sign in to; gone when its email is proven',
  'registration.password_hash': 'a secret',
}
/** Where a number without a person stays: the books point to it, and what moderators have in hand. */
export const pseudonymous = ['account', 'deposit', 'journal', 'member', 'report_case']
/** What moderators have in hand outlives the members it is about, until 180 days after it is closed. */
export const inHand = ['report', 'report_evidence']
/** Tables a member is in without a number of theirs. */
export const unnumbered = ['card', 'message', 'provider_notice', 'report_evidence']
