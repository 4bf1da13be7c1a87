import { answerSigns, listAnswerFindings } from './list-answer-findings.ts'
import { listConsecutiveFindings, listInsistingFindings, hasAnySign } from './describe-together.ts'
import type { Sign } from './find-signs.ts'
import type { LineWithSigns } from './read-line.ts'
import { inOrderPairs, sameLinePairs } from './sign-pairs.ts'

/** A second sign counts as following the first within this many messages of its sender. */
const ownSoon = 3
/** Words of love are a sign only among this many first lines of the writer. */
const earlyLines = 12
/** The maximum count of one finding; more occurrences count as this many. */
const mostTimes = 3
const moneyTalk: readonly Sign[] = ['ask', 'pay', 'amount', 'rail', 'fee', 'windfall', 'invest', 'gift_card', 'money']
/** Signs of honest talk. They count only in lines about money. */
export const honestTalkSigns: readonly Sign[] = ['plan', 'own', 'wary', 'warning', 'laugh']

/** The signs that still count in a line that warns of frauds; all others are ignored there. */
const inWarnings: readonly Sign[] = ['amount', 'number', 'rail', 'elsewhere', 'money', ...honestTalkSigns]

/** Returns the names of what one line of the writer adds to the lines before it. */
const describeLine = ({ signs }: LineWithSigns, before: readonly LineWithSigns[], index: number): Set<string> => {
  const earlier = new Set(before.flatMap((line) => [...line.signs]))
  const isMoneyTalk = hasAnySign(signs, moneyTalk) || hasAnySign(before.at(-1)?.signs ?? signs, moneyTalk)
  const kept = [...signs].filter(
    (sign) => !answerSigns.includes(sign) && (sign !== 'love' || index < earlyLines) && (isMoneyTalk || !honestTalkSigns.includes(sign)),
  )
  const together = sameLinePairs.filter(([, one, other]) => signs.has(one) && signs.has(other))
  const ordered = inOrderPairs.filter(
    ([, first, second, when]) => signs.has(second) && (earlier.has(first) || (when === 'same line' && signs.has(first))),
  )
  return new Set([...kept, ...together.map(([name]) => name), ...ordered.map(([name]) => name)])
}

/** Removes most signs from a line that warns of frauds, because a warning uses the words of the frauds that it describes. */
const readWarning = (line: LineWithSigns): LineWithSigns =>
  line.signs.has('warning') ? { ...line, signs: new Set([...line.signs].filter((sign) => inWarnings.includes(sign))) } : line

/** Returns the names of what was found in a conversation. A finding that repeats adds names such as `ask twice` and `ask 3 times`. */
export const listConversationFindings = (written: readonly LineWithSigns[]): Set<string> => {
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
    ...listConsecutiveFindings(own),
    ...listAnswerFindings(lines),
    ...listInsistingFindings(lines),
    ...(first?.from === 'other' ? ['the other spoke of money first'] : []),
  ])
}
