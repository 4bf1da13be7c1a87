import type { profileFieldErrors } from '../contract.ts'

export const en = {
  errors: {
    changed: 'Someone else has just changed this question. Close this and look at it again.',
    duplicate: 'Another answer of this question reads the same.',
    full: 'There are as many questions as possible. Retire one first.',
    kind_fixed: 'The kind of answer can’t change. Retire this question and add another.',
    audience_wider: 'Members answered for fewer eyes. Retire this question and add another.',
    filter_hidden: 'Only choices and numbers that everyone sees can be a filter. A filter would reveal hidden answers.',
    not_asked: 'This question is no longer asked. Reload the page.',
    not_offered: 'This answer is no longer offered. Choose another.',
  } satisfies Record<keyof typeof profileFieldErrors, string>,
  title: 'More about me',
  hint: 'Answer what you like.',
  audience: {
    everybody: 'Everyone who sees your profile sees this.',
    matches: 'Only your matches see this.',
    nobody: 'Only you see this.',
  },
  choose: 'Choose',
  range: 'A whole number from {min} to {max}.',
  noLongerOffered: '{name} (no longer offered)',
  retired: 'No longer asked. Only you see your answer.',
  remove: 'Remove my answer',
  failed: 'We couldn’t load the questions. Please try again.',
  filter: {
    hint: 'People who haven’t answered are left out.',
    from: 'From',
    to: 'To',
    between: '{label}: {from} to {to}',
    atLeast: '{label}: from {from}',
    atMost: '{label}: up to {to}',
    chosen: '{label}: {names}',
    crossed: 'The first number can’t be above the second.',
  },
}
