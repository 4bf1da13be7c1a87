/** What is usual for frauds in what somebody writes, found by words of one language. */
export const wordSigns = [
  'ask',
  'pay_back',
  'crisis',
  'fee',
  'invest',
  'gift_card',
  'threat',
  'intimate',
  'code',
  'love',
  'secret',
  'persona',
  'pressure',
  'doubt',
] as const
export type WordSign = (typeof wordSigns)[number]

/**
 * For each sign, words and phrases of one language as parts of regular expressions over folded text: lower case, no accents, plain
 * apostrophes, single spaces. `doubt` is looked for in the lines of the other.
 */
export type SignWords = Readonly<Record<WordSign, readonly string[]>>
