import type { Sign } from './find-signs.ts'

/** The signs in a message of one conversation, the oldest first. */
export interface ReadLine {
  from: 'writer' | 'other'
  signs: ReadonlySet<Sign>
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
/** Signs of the writer that mean something one after the other: the second in the same line or soon after, or only after. */
const inOrder: readonly (readonly [string, Sign, Sign, 'same line' | 'later'])[] = [
  ['an amount, then where to pay', 'amount', 'number', 'same line'],
  ['an amount, then where to pay', 'amount', 'rail', 'same line'],
  ['a profit, then elsewhere', 'invest', 'elsewhere', 'same line'],
  ['threats in a row', 'threat', 'threat', 'later'],
  ['cards in a row', 'gift_card', 'gift_card', 'later'],
  ['fees in a row', 'fee', 'fee', 'later'],
  ['profits in a row', 'invest', 'invest', 'later'],
  ['in need, then asks', 'crisis', 'ask', 'later'],
]
/** Soon is within so many lines of the writer. */
const ownSoon = 3
/** Words of love mean something only among the first lines of the writer. */
const earlyLines = 12

/** What one line of the writer adds, after the lines before it; each name once. */
const describeLine = ({ signs }: ReadLine, before: readonly ReadLine[], index: number): Set<string> => {
  const earlier = new Set(before.flatMap((line) => [...line.signs]))
  const kept = [...signs].filter((sign) => sign !== 'doubt' && (sign !== 'love' || index < earlyLines))
  const together = sameLine.filter(([, one, other]) => signs.has(one) && signs.has(other))
  const ordered = inOrder.filter(
    ([, first, second, when]) => signs.has(second) && (earlier.has(first) || (when === 'same line' && signs.has(first))),
  )
  return new Set([...kept, ...together.map(([name]) => name), ...ordered.map(([name]) => name)])
}

/** What a conversation has, by name: each is there once, or `twice`. */
export const describeConversation = (lines: readonly ReadLine[]): Set<string> => {
  const own = lines.filter(({ from }) => from === 'writer')
  const found = own.flatMap((line, index) => [...describeLine(line, own.slice(Math.max(0, index - ownSoon), index), index)])
  for (const [index, { from, signs }] of lines.entries()) {
    if (from !== 'other' || !signs.has('doubt')) continue
    const before = new Set(lines.slice(Math.max(0, index - soon), index).flatMap((line) => (line.from === 'writer' ? [...line.signs] : [])))
    for (const sign of doubted) if (before.has(sign)) found.push(`doubt after ${sign}`)
  }
  const features = new Set<string>()
  for (const name of found) features.add(features.has(name) ? `${name} twice` : name)
  return features
}
