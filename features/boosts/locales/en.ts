import type { boostErrors } from '../contract.ts'

export const en = {
  errors: {
    private_mode: 'In private mode only people you like see you, so a boost would bring nothing. Turn private mode off first.',
    retired: 'This boost isn’t on sale any more. Please choose another one.',
    price_changed: 'The price has just changed. Please check the new one and confirm again.',
  } satisfies Record<keyof typeof boostErrors, string>,
  intro: 'Be first near you',
  introText:
    'While a boost is running, people near you see you earlier in their matches, with “Boosted” on your card. At most one card in four is boosted.',
  running: 'Your profile is boosted',
  ends: 'Until {moment}',
  left: '{time} left',
  progress: 'How much of your boost has passed',
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
      one: 'Counted over {count} full hour, up to {moment}, next to the hour before the boost.',
      other: 'Counted over {count} full hours, up to {moment}, next to the {count} hours before the boost.',
    },
    spanAlone: {
      one: 'Counted over {count} full hour, up to {moment}. We don’t have enough from before the boost to compare.',
      other: 'Counted over {count} full hours, up to {moment}. We don’t have enough from before the boost to compare.',
    },
    boostedBefore: 'Another boost was running in the time before.',
    later: 'We count in full hours. Your first results will be here soon after {moment}.',
    none: 'This boost ended before we could count a full hour.',
    private: 'Nobody can see who looked, not even you: we only keep totals.',
  },
  plans: {
    title: 'Choose a boost',
    extend: 'Make it longer',
    aDay: '{price} a day',
    failed: 'We couldn’t load the boosts. Please try again.',
    empty: 'No boosts right now',
    emptyText: 'Nothing is on sale at the moment. Please check back later.',
    toMatches: 'Go to my matches',
  },
  confirm: {
    ask: 'Boost your profile for {period}?',
    askExtend: 'Make your boost {period} longer?',
    cancel: 'Not now',
    pay: 'Pay {amount}',
    balance: 'Your balance',
    cost: 'Boost',
    after: 'Balance afterwards',
    until: 'Starts now and runs until {moment}.',
    later: 'Ends on {moment} instead of {before}. No time is lost.',
    buy: 'Boost for {period} · {price}',
    extend: 'Extend by {period} · {price}',
    short: 'You need {amount} more for this.',
    deposit: 'Make a deposit',
    bought: 'Your profile is boosted until {moment}.',
  },
  notices: {
    bought: {
      title: 'Your boost is running',
      body: {
        one: 'You paid for {count} day from your balance. The receipt is in your wallet.',
        other: 'You paid for {count} days from your balance. The receipt is in your wallet.',
      },
    },
    ended: {
      title: 'Your boost has ended',
      body: {
        one: 'In {count} hour, your profile was shown {shown}× and opened {views}×. In the hour before: {shown_before}× and {views_before}×.',
        other:
          'In {count} hours, your profile was shown {shown}× and opened {views}×. In as many hours before: {shown_before}× and {views_before}×.',
      },
    },
    ended_alone: {
      title: 'Your boost has ended',
      body: {
        one: 'In {count} hour, your profile was shown {shown}× and opened {views}×.',
        other: 'In {count} hours, your profile was shown {shown}× and opened {views}×.',
      },
    },
    ended_uncounted: {
      title: 'Your boost has ended',
      body: 'It was too short to count what it brought you.',
    },
  },
}
