import type { adminErrors } from '../entry-contract.ts'

export const en = {
  errors: {
    wrong_code: 'This code is not right, or was used already.',
    wrong_password: 'This password is not right.',
    second_factor_exists: 'Your second factor is set up already.',
    no_second_factor: 'Please set up your second factor first.',
    email_taken: 'Somebody has this email address already.',
    oneself: 'You cannot do this to your own account.',
    last_admin: 'This is the last administrator: make somebody else one first.',
    not_now: 'This cannot be done while the account is in this state.',
    in_the_past: 'This moment has passed.',
    no_rate: 'This is no rate: write a number such as 1550 or 11.2.',
    rate_jumps: 'This is more than 10 % from the rate in force. Confirm it if it is right.',
    id_taken: 'There is a plan with this word already.',
    free_plan: 'Free costs nothing and stays on offer; every other plan has a price.',
    gift_profit: 'At these prices a gift would bring more than it costs. Lower the conversion or the price at which credits are sold.',
  } satisfies Record<keyof typeof adminErrors, string>,
}
