import { findSigns, type Sign } from './find-signs.ts'

/** A message of one conversation, the oldest first. */
export interface Line {
  from: 'writer' | 'other'
  text: string
}

/** Signs in one line of the writer that mean something together. */
const sameLine: readonly (readonly [string, Sign, Sign])[] = [
  ['asks for an amount', 'ask', 'amount'],
  ['asks for a payment', 'ask', 'rail'],
  ['gives a number to pay to', 'rail', 'number'],
  ['a fee of an amount', 'fee', 'amount'],
  ['asks for a fee', 'fee', 'ask'],
  ['a profit of an amount', 'invest', 'amount'],
  ['invests elsewhere', 'invest', 'elsewhere'],
  ['asks to invest', 'invest', 'ask'],
  ['a guaranteed profit', 'invest', 'pressure'],
  ['asks for a card', 'gift_card', 'ask'],
  ['a card of an amount', 'gift_card', 'amount'],
  ['a card now', 'gift_card', 'pressure'],
  ['threatens for an amount', 'threat', 'amount'],
  ['threatens now', 'threat', 'pressure'],
  ['asks in need', 'crisis', 'ask'],
  ['an amount in need', 'crisis', 'amount'],
  ['asks for a code', 'code', 'ask'],
  ['a code now', 'code', 'pressure'],
  ['asks now', 'ask', 'pressure'],
  ['an amount now', 'amount', 'pressure'],
  ['promises it back', 'ask', 'pay_back'],
  ['an amount back', 'amount', 'pay_back'],
  ['loves and asks', 'love', 'ask'],
  ['a secret favour', 'secret', 'ask'],
]
/** Signs of the writer that mean more when the other doubts soon after, within so many lines. */
const doubted: readonly Sign[] = ['ask', 'amount', 'fee', 'invest', 'gift_card', 'threat', 'code', 'intimate', 'crisis']
const soon = 2
/** Where somebody can be paid, this many lines of the writer after an amount. */
const payeeWithin = 3

/** What a conversation has, by name: each is there once, or `twice`. */
export const describeConversation = (lines: readonly Line[]): Set<string> => {
  const features = new Set<string>()
  const seen = (feature: string) => void features.add(features.has(feature) ? `${feature} twice` : feature)
  const signs = lines.map(({ from, text }) => ({ from, signs: new Set(findSigns(text)) }))
  const own = signs.filter(({ from }) => from === 'writer')
  for (const [index, line] of own.entries()) {
    for (const sign of line.signs) if (sign !== 'doubt' && (sign !== 'love' || index < 12)) seen(sign)
    for (const [name, one, other] of sameLine) if (line.signs.has(one) && line.signs.has(other)) seen(name)
    const before = own.slice(Math.max(0, index - payeeWithin), index + 1)
    if ((line.signs.has('number') || line.signs.has('rail')) && before.some((each) => each.signs.has('amount')))
      seen('an amount, then where to pay')
    if (line.signs.has('elsewhere') && before.some((each) => each.signs.has('invest'))) seen('a profit, then elsewhere')
    if (line.signs.has('threat') && before.slice(0, -1).some((each) => each.signs.has('threat'))) seen('threats in a row')
    if (line.signs.has('gift_card') && before.slice(0, -1).some((each) => each.signs.has('gift_card'))) seen('cards in a row')
    if (line.signs.has('fee') && before.slice(0, -1).some((each) => each.signs.has('fee'))) seen('fees in a row')
    if (line.signs.has('invest') && before.slice(0, -1).some((each) => each.signs.has('invest'))) seen('profits in a row')
    if (line.signs.has('ask') && before.slice(0, -1).some((each) => each.signs.has('crisis'))) seen('in need, then asks')
  }
  for (const [index, line] of signs.entries()) {
    if (line.from !== 'other' || !line.signs.has('doubt')) continue
    const before = signs.slice(Math.max(0, index - soon), index).filter(({ from }) => from === 'writer')
    for (const sign of doubted) if (before.some((each) => each.signs.has(sign))) seen(`doubt after ${sign}`)
  }
  return features
}
