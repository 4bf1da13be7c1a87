import type { Plural } from '#platform/shared/i18n/catalogue.ts'
import type { accessTokenErrors } from '../contract.ts'

export const en = {
  errors: {
    full: 'You have 20 access tokens, which is the most. End one you don’t use any more.',
    password_needed: 'Please enter your password.',
    wrong_password: 'That’s not your password.',
    log_in_again: 'To keep your account safe, please log out and in again with a code first.',
  } satisfies Record<keyof typeof accessTokenErrors, string>,
  title: 'Access tokens',
  intro:
    'With a token, a program you trust can use {brand} for you, as far as you allow. It can never spend money or change how you log in.',
  none: 'You have no access tokens.',
  failed: 'We couldn’t load your tokens. Please try again.',
  facts: { expires: 'Ends {date}', used: 'Last used {date}', unused: 'Not used yet' },
  add: 'Create a token',
  name: 'Name',
  nameHint: 'What it is for, such as “my calendar”',
  allowed: 'It may',
  lasts: 'It ends after',
  days: { one: '{count} day', other: '{count} days' } as Plural,
  password: 'Your password',
  create: 'Create',
  ready: 'Copy this token now. You won’t see it again.',
  copy: 'Copy',
  copied: 'Copied.',
  done: 'Done',
  revoke: 'End',
  revokeLabel: 'End: {name}',
  revokeTitle: 'End this token?',
  revokeText: '“{name}” stops working at once.',
  revoked: 'Token ended.',
  scopes: {
    profile_read: 'See your profile and others’',
    profile_write: 'Change your profile',
    matches_read: 'See your matches and suggestions',
    messages_read: 'Read your messages',
    messages_write: 'Write messages in your conversations',
    account_read: 'See your settings and notifications',
  },
  notices: {
    created: {
      title: 'An access token was created',
      body: 'A program can now use your account as far as you allowed. Wasn’t it you? End the token and set a new password.',
    },
  },
  mail: {
    subject: 'An access token was created for your {brand} account',
    greeting: 'Hello {name},',
    intro:
      'An access token was created for your account: {name}, {time}. A program that has it can use your account as far as it was allowed. If it was you, there’s nothing to do.',
    help: 'If it wasn’t you, end the token in the settings and set a new password. A new password also ends every token.',
    action: 'Open the settings',
    signature: 'The {brand} team',
  },
}
