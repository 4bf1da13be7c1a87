import type { Plural } from '#platform/shared/i18n/catalogue.ts'
import type { subscriptionErrors } from '../contract.ts'

export const en = {
  errors: {
    free: 'Free costs nothing and cannot be bought.',
    retired: 'This plan is no longer sold.',
    changed: 'Your plan has just changed. Please look at it again, then confirm once more.',
  } satisfies Record<keyof typeof subscriptionErrors, string>,
  failed: 'We could not load the plans.',
  none: 'There are no plans to choose from right now.',
  days: { one: '{count} day', other: '{count} days' } as Plural,
  messages: 'Messages to new people',
  calls: 'Calls',
  gifts: 'What a gift is worth in credits',
  percent: '{percent} of its price',
  running: {
    title: 'Your plan',
    until: 'Paid until {date}. It does not renew by itself.',
    free: 'Costs nothing and goes on by itself.',
    retired: 'This plan is no longer sold. You keep it until it ends.',
    used: '{used} of {total} used',
    gifts: '{percent} of the price of a gift become credits.',
    anew: 'Both begin anew on {date}.',
  },
  compare: {
    title: 'Compare the plans',
    price: '{price} for {period}',
    noPrice: 'No price',
    current: 'Your plan',
    choose: 'Choose {plan}',
    extend: 'Extend {plan}',
    fallback: 'Comes by itself when no other plan runs.',
  },
  confirm: {
    get: 'Get {plan}?',
    extend: 'Extend {plan}?',
    begins: '{plan} begins now and runs until {date}.',
    extends: '{plan} then runs until {date}. The new period brings messages and calls of its own.',
    noRenewal: 'It does not renew by itself.',
    price: 'Price',
    credit: 'Back for what is unused of {plan}, about',
    pay: 'You pay',
    back: 'You get back',
    balance: 'Your balance',
    short: 'You are {amount} short. After a deposit you can go on here.',
    deposit: 'Make a deposit',
    cancel: 'Not now',
    buy: 'Pay {amount}',
    change: 'Switch to {plan}',
  },
  done: '{plan} runs until {date}.',
  notices: {
    ending: {
      title: { one: 'Your plan ends tomorrow', other: 'Your plan ends in {count} days' } as Plural,
      body: {
        one: '{plan} ends in one day. It does not renew by itself; if you like, you can extend it.',
        other: '{plan} ends in {count} days. It does not renew by itself; if you like, you can extend it.',
      } as Plural,
    },
    ended: {
      title: 'Your plan has ended',
      body: '{plan} has ended. You have Free now, which costs nothing. Whenever you like, you can choose a plan again.',
    },
  },
}
