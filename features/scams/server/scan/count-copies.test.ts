import { expect, test } from 'vitest'
import { countLargestCopyGroup } from './count-copies.ts'

const greeting = (name: string) => `Hello ${name}, I saw your lovely smile and I could not stop thinking about it, tell me how your day was`

test('the same message with other names counts, a short greeting and different messages do not', () => {
  expect(countLargestCopyGroup(['Amina', 'Chantal', 'Esi', 'Fatou'].map(greeting))).toBe(4)
  expect(countLargestCopyGroup(['Hi!', 'Hi!', 'Hi!', 'How are you?', 'How are you?'])).toBe(0)
  expect(
    countLargestCopyGroup([
      'Your dog looks as if he runs the whole house, does he?',
      'I also grew up in Buea and miss the rain there every single day',
      greeting('Amina'),
    ]),
  ).toBe(0)
})
