import { expect, test } from 'vitest'
import { parseByteRange } from './byte-range.ts'

test.each([
  ['bytes=0-', 10, { first: 0, last: 9 }],
  ['bytes=4-99', 10, { first: 4, last: 9 }],
  ['bytes=-99', 10, { first: 0, last: 9 }],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=10-12', 10, 'unsatisfiable'],
  [undefined, 10, undefined],
])('the range %s of %i bytes is %j', (header, size, range) => {
  expect(parseByteRange(header, size)).toEqual(range)
})
