import type { boostErrors } from '../contract.ts'

export const en = {
  errors: {
    retired: 'This boost is no longer on sale. Please choose another one.',
    price_changed: 'The price has just changed. Please look at the new one and confirm again.',
  } satisfies Record<keyof typeof boostErrors, string>,
  intro: 'Come first near you',
  introText:
    'While a boost runs, your card stands before others in the matches of people near you, with the word “Boosted” on it. At most one card in four is a boosted one.',
  running: 'Your profile is boosted',
  ends: 'Until {moment}',
  left: '{time} left',
  progress: 'How much of the boost is over',
  time: {
    days: { one: '{count} day', other: '{count} days' },
    hours: { one: '{count} hour', other: '{count} hours' },
    minutes: { one: '{count} minute', other: '{count} minutes' },
  },
  results: {
    title: 'What it has brought so far',
    last: 'What your last boost brought',
    during: 'While boosted',
    before: 'Before',
    shown: 'Times shown',
    views: 'Profile views',
    likes: 'Likes',
    unknown: 'unknown',
    span: {
      one: 'Counted over {count} whole hour, up to {moment}, beside the hour before the boost.',
      other: 'Counted over {count} whole hours, up to {moment}, beside the {count} hours before the boost.',
    },
    spanAlone: {
      one: 'Counted over {count} whole hour, up to {moment}. We do not know enough about the time before to compare.',
      other: 'Counted over {count} whole hours, up to {moment}. We do not know enough about the time before to compare.',
    },
    boostedBefore: 'Another boost ran in the time before.',
    later: 'We count by whole hours. The first results are here soon after {moment}.',
    none: 'This boost ended before a whole hour could be counted.',
    private: 'Nobody learns who looked, neither you nor anybody else: we keep sums only.',
  },
  plans: {
    title: 'Choose a boost',
    extend: 'Make it longer',
    aDay: '{price} a day',
    failed: 'We could not load the boosts.',
    empty: 'No boosts at the moment',
    emptyText: 'There is nothing on sale right now. Please look again later.',
    toMatches: 'To your matches',
  },
  confirm: {
    balance: 'Your balance',
    cost: 'Boost',
    after: 'Balance afterwards',
    until: 'Runs at once, until {moment}.',
    later: 'Ends on {moment} rather than on {before}. No time is lost.',
    buy: 'Boost for {period} · {price}',
    extend: 'Extend by {period} · {price}',
    short: 'Your balance is {amount} short of this.',
    deposit: 'Deposit money',
    bought: 'Your profile is boosted until {moment}.',
  },
  notices: {
    bought: {
      title: 'Your boost is running',
      body: {
        one: 'Paid for {count} day from your balance. The receipt is in your wallet.',
        other: 'Paid for {count} days from your balance. The receipt is in your wallet.',
      },
    },
    ended: {
      title: 'Your boost has ended',
      body: {
        one: 'Your profile in {count} hour: times shown {shown}, times opened {views}. In the same number of hours before: {shown_before} and {views_before}.',
        other:
          'Your profile in {count} hours: times shown {shown}, times opened {views}. In the same number of hours before: {shown_before} and {views_before}.',
      },
    },
    ended_alone: {
      title: 'Your boost has ended',
      body: {
        one: 'Your profile in {count} hour: times shown {shown}, times opened {views}.',
        other: 'Your profile in {count} hours: times shown {shown}, times opened {views}.',
      },
    },
    ended_uncounted: {
      title: 'Your boost has ended',
      body: 'It was too short to count what it brought.',
    },
  },
}
