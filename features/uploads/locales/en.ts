import type { uploadErrors } from '../contract.ts'

export const en = {
  errors: {
    differs: 'This file has changed since you began to send it. Please choose it again.',
    gap: 'A piece of this file is missing. Please send it again.',
    incomplete: 'This file hasn’t arrived completely. Please send it again.',
    too_many: 'Other files are still on their way. Please wait until they’ve been sent.',
    empty: 'This file is empty. Please choose another one.',
  } satisfies Record<keyof typeof uploadErrors, string>,
}
