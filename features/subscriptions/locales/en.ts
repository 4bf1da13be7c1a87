import type { Plural } from '#platform/shared/i18n/catalogue.ts'
import type { subscriptionErrors } from '../contract.ts'

export const en = {
  errors: {
    free: 'Free costs nothing, so there’s nothing to buy.',
    retired: 'This plan isn’t on sale any more. Please choose another one.',
    changed: 'Your plan has just changed. Please check it and confirm again.',
  } satisfies Record<keyof typeof subscriptionErrors, string>,
  failed: 'We couldn’t load the plans. Please try again.',
  none: 'There are no plans right now. Please check back later.',
  days: { one: '{count} day', other: '{count} days' } as Plural,
  messages: 'Messages to new people',
  calls: 'Calls',
  /** What a plan lets one do in one period. */
  gain: {
    messages: { one: 'Write to {count} new person', other: 'Write to {count} new people' } as Plural,
    calls: { one: '{count} call', other: '{count} calls' } as Plural,
    gifts: 'Each gift you get brings {percent} of its price in credits',
  },
  running: {
    title: 'Your plan',
    until: 'Paid until {date}. It doesn’t renew by itself.',
    free: 'It’s free and never ends.',
    retired: 'This plan isn’t on sale any more. You keep it until it ends.',
    used: '{used} of {total} used',
    gifts: 'You get {percent} of a gift’s price in credits.',
    anew: 'Both start over on {date}.',
  },
  compare: {
    title: 'Compare the plans',
    price: '{price} for {period}',
    noPrice: 'Free',
    startsOver: 'Messages and calls start over every {period}.',
    current: 'Your plan',
    /** A tag on the plan next above one's own. */
    next: 'One step up',
    choose: 'Choose {plan}',
    extend: 'Extend {plan}',
    fallback: 'Yours whenever you have no other plan.',
  },
  confirm: {
    get: 'Get {plan}?',
    extend: 'Extend {plan}?',
    begins: '{plan} starts now and runs until {date}.',
    extends: '{plan} will then run until {date}. The new period comes with its own messages and calls.',
    noRenewal: 'It doesn’t renew by itself.',
    price: 'Price',
    credit: 'Refund for the unused part of {plan}, about',
    pay: 'You pay',
    back: 'You get back',
    balance: 'Your balance',
    short: 'You need {amount} more. Make a deposit and you can continue here.',
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
        one: '{plan} ends tomorrow. It doesn’t renew by itself, but you can extend it if you like.',
        other: '{plan} ends in {count} days. It doesn’t renew by itself, but you can extend it if you like.',
      } as Plural,
    },
    ended: {
      title: 'Your plan has ended',
      body: '{plan} has ended. You’re on Free now, which costs nothing. You can choose a plan again whenever you like.',
    },
  },
}
