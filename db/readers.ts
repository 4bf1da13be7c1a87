/** Tables that a feature reads although another one owns them. `npm run check tables` fails for other reads, and for unused entries. */
interface Readers {
  by: readonly string[]
  tables: readonly string[]
  because: string
}

export const crossFeatureReads: readonly Readers[] = [
  {
    by: [
      'access-tokens',
      'admin',
      'auth',
      'boosts',
      'calls',
      'chat',
      'gifts',
      'known-contacts',
      'matches',
      'moderation',
      'notifications',
      'photo-check',
      'photos',
      'reactions',
      'registration',
      'shared-dates',
      'suggestions',
      'voice-hello',
    ],
    tables: ['member'],
    because:
      'lists join the row of a member and test it with visibleToCondition in one statement; some lock it while they write rows of their own',
  },
  {
    by: ['access-tokens'],
    tables: ['staff_identity'],
    because: 'each call with a token reads in one statement whether its owner belongs to the provider of staff, and has signed on lately',
  },
  {
    by: ['members'],
    tables: ['staff_identity'],
    because: 'staff sign-on uses sessions and tokens, and both ask whether an account has that way in and no other',
  },
  {
    by: ['auth'],
    tables: ['suspension'],
    because: 'each call reads the session, the member and why they are held in one statement',
  },
  {
    by: ['matches'],
    tables: ['card', 'reaction', 'block', 'profile_answer'],
    because: 'the feed is one statement: it judges each card while it merges, and stops after a page (decision 030)',
  },
  {
    by: ['outcomes'],
    tables: ['member', 'reaction', 'conversation', 'message'],
    because:
      'who is asked, and whether a question is still shown, is one statement over the pair, so that nobody is asked who has just left',
  },
  {
    by: ['reactions'],
    tables: ['block'],
    because: "the list of blocked members is one statement, in the order of the block table's index",
  },
  {
    by: ['reactions'],
    tables: ['participant', 'conversation'],
    because:
      'a like is one statement, and looks under the lock of the pair whether the member has just closed the conversation; who sees a member in private mode is one rule over likes and conversations',
  },
  { by: ['deposits'], tables: ['asset'], because: 'amounts of a deposit are joined to the digits of their currency, which are a constant' },
  {
    by: ['admin'],
    tables: ['presence', 'suspension'],
    because: 'the list of accounts is one statement, filtered and paged over these columns',
  },
  {
    by: ['admin'],
    tables: ['active_day', 'presence', 'reaction', 'message', 'deposit', 'report'],
    because: 'the console counts over all features in one statement, so that its figures are of one moment',
  },
  {
    by: ['town-figures'],
    tables: ['member', 'presence', 'active_day', 'reaction', 'participant', 'report', 'deposit', 'journal', 'account'],
    because: 'the town is counted over all features in one statement a day, and only rounded sums are kept (decision 063)',
  },
  {
    by: ['town-figures'],
    tables: ['appeal', 'photo', 'voice_hello', 'photo_check', 'applicant', 'money_proposal'],
    because: 'the wait of all queues is one statement',
  },
  {
    by: ['auth'],
    tables: ['imported_member'],
    because: 'imports use auth: which accounts have a term of their own is a condition of its statements',
  },
  { by: ['imports'], tables: ['member'], because: 'which addresses of a file are taken is one statement for hundreds of rows' },
  { by: ['sandbox'], tables: ['sandbox_sms'], because: 'the sandbox shows the messages that a provider would otherwise send' },
  { by: ['sandbox'], tables: ['sandbox_mail'], because: 'the sandbox shows the mails that the platform would otherwise send' },
]
