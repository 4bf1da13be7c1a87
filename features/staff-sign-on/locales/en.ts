import type { signOnErrors } from '../contract.ts'

export const en = {
  errors: {
    off: 'This isn’t set up here.',
    away: 'Your organisation’s log-in doesn’t answer right now. Please try again in a moment.',
    expired: 'That took too long, or was used already. Please begin again.',
    refused: 'Your organisation’s account has no role here. Ask the person who manages its groups.',
    no_second_factor: 'Your organisation didn’t confirm a second step. Log in there with your second factor, and try again.',
  } satisfies Record<keyof typeof signOnErrors, string>,
  title: 'For the team',
  text: 'Log in with the account of your organisation. Members log in elsewhere.',
  again: 'Please confirm that it’s you. You’ll come back to where you were.',
  button: 'Continue to your organisation',
  busy: 'Coming back…',
  failed: 'That didn’t work. Please try again.',
}
