/** Signs that are shown to a moderator as evidence. */
export const strongSigns = [
  'ask',
  'pay',
  'pay_back',
  'crisis',
  'fee',
  'windfall',
  'invest',
  'promise',
  'gift_card',
  'card_code',
  'hold',
  'threat',
  'intimate',
  'code',
  'secret',
  'persona',
  'excuse',
] as const
/** The subjects of the strong signs in words that honest people use, too: they count less and are no evidence. Each strong sign is also vague. */
export const vagueSigns = [
  'vague_ask',
  'vague_pay_back',
  'vague_crisis',
  'vague_fee',
  'vague_windfall',
  'vague_invest',
  'vague_promise',
  'vague_gift_card',
  'vague_card_code',
  'vague_hold',
  'vague_threat',
  'vague_code',
] as const
/** Signs that everybody writes now and then: they count only together with others. */
const weakSigns = [
  'send',
  'money',
  'media',
  'kin',
  'official',
  'love',
  'pressure',
  'insist',
  'prompt',
  'alarm',
  'suspicion',
  'refusal',
  'plan',
  'own',
  'wary',
  'warning',
] as const

export const wordSigns = [...strongSigns, ...vagueSigns, ...weakSigns] as const
export type WordSign = (typeof wordSigns)[number]

/**
 * For each sign, words and phrases of one language as parts of regular expressions over text as `foldText` writes it: lower case, no
 * accents, a space for each apostrophe and hyphen. `prompt`, `alarm`, `suspicion` and `refusal` are looked for in the lines of the other; `plan`, `own` and `wary` are what
 * honest people say: a plan to meet, what they pay themselves, that somebody else is a fraud, and
 * a warning, which makes the rest of its line mean nothing.
 */
export type SignWords = Readonly<Record<WordSign, readonly string[]>>
