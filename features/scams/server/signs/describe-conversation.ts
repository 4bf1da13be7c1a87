import { describeInsisting, describeConsecutiveLines, hasAnySign } from './describe-together.ts'
import type { Sign } from './find-signs.ts'
import type { ReadLine } from './read-line.ts'
import { inOrderPairs, sameLinePairs } from './sign-pairs.ts'

/** "Then" is within so many lines of the writer. */
const ownSoon = 3
/** Words of love mean something only among the first lines of the writer. */
const earlyLines = 12
/** What occurs more often counts as if it occurred so many times. */
const mostTimes = 3
const moneyTalk: readonly Sign[] = ['ask', 'pay', 'amount', 'rail', 'fee', 'windfall', 'invest', 'gift_card', 'money']
/** What honest people say means something only where they talk of money. */
const honest: readonly Sign[] = ['plan', 'own', 'wary', 'warning']

/** What is kept of a line that warns. */
const inWarnings: readonly Sign[] = ['amount', 'number', 'rail', 'elsewhere', 'money', ...honest]

/** What one line of the writer adds, after the lines before it; each name once. */
const describeLine = ({ signs }: ReadLine, before: readonly ReadLine[], index: number): Set<string> => {
  const earlier = new Set(before.flatMap((line) => [...line.signs]))
  const isMoneyTalk = hasAnySign(signs, moneyTalk) || hasAnySign(before.at(-1)?.signs ?? signs, moneyTalk)
  const kept = [...signs].filter(
    (sign) => sign !== 'doubt' && (sign !== 'love' || index < earlyLines) && (isMoneyTalk || !honest.includes(sign)),
  )
  const together = sameLinePairs.filter(([, one, other]) => signs.has(one) && signs.has(other))
  const ordered = inOrderPairs.filter(
    ([, first, second, when]) => signs.has(second) && (earlier.has(first) || (when === 'same line' && signs.has(first))),
  )
  return new Set([...kept, ...together.map(([name]) => name), ...ordered.map(([name]) => name)])
}

/** A line that warns of frauds: its words are those of the frauds, so only what needs no words is kept. */
const readWarning = (line: ReadLine): ReadLine =>
  line.signs.has('warning') ? { ...line, signs: new Set([...line.signs].filter((sign) => inWarnings.includes(sign))) } : line

/** What a conversation has, by name, each once; `ask twice` and `ask 3 times` for what occurs more often. */
export const describeConversation = (written: readonly ReadLine[]): Set<string> => {
  const lines = written.map(readWarning)
  const own = lines.filter(({ from }) => from === 'writer')
  const counts = new Map<string, number>()
  for (const [index, line] of own.entries()) {
    const described = describeLine(line, own.slice(Math.max(0, index - ownSoon), index), index)
    for (const name of described) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const repeated = [...counts].flatMap(([name, count]) => [
    name,
    ...(count > 1 ? [`${name} twice`] : []),
    ...(count >= mostTimes ? [`${name} ${mostTimes} times`] : []),
  ])
  const first = lines.find(({ signs }) => hasAnySign(signs, moneyTalk))
  return new Set([
    ...repeated,
    ...describeConsecutiveLines(own),
    ...describeInsisting(lines),
    ...(first?.from === 'other' ? ['the other spoke of money first'] : []),
  ])
}
