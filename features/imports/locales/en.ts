import type { importErrors } from '../contract.ts'

export const en = {
  errors: { link_wrong: 'This link doesn’t work any more. If you still want the account, ask for a code at the log-in.' } satisfies Record<
    keyof typeof importErrors,
    string
  >,
  mail: {
    subject: 'An account is ready for you at {service}',
    hello: 'Hello,',
    intro:
      '{service} has moved accounts here from another service, and one of them has your address. Nobody can see it. Open the link to choose a password, or to remove the account.',
    remove: 'Isn’t this you, or don’t you want it? Open the same link and press “Remove it”: everything is erased at once.',
    kept: 'If you do nothing, the account is erased by itself. The link is for you alone: please don’t pass it on.',
    action: 'Look at the account',
    signature: 'The team of {service}',
  },
  confirm: {
    title: 'Your account is ready',
    text: 'It was brought along from another service. Nobody sees it until you’ve confirmed it.',
    who: 'Who may see your profile?',
    later: 'Nobody yet. I’d like to look at it first.',
    laterHint: 'You start paused, and can show yourself in the settings.',
    now: 'Everyone here, right away.',
    submit: 'Open my account',
    done: 'Welcome! Your account is open.',
    notMe: 'This isn’t me, or I don’t want it',
    removeTitle: 'Remove this account?',
    removeText: 'The account with its photos is erased at once and for good.',
    removeYes: 'Remove it',
    keep: 'Keep it',
    removed: 'The account is erased. You can close this page.',
    noLink: 'This page opens with the link from our mail.',
    failed: 'That didn’t work. Please try again.',
  },
}
