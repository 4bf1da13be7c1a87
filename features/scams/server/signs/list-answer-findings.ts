import { hasAnySign, hasEvidenceSign, listCountFindings } from './describe-together.ts'
import type { Sign } from './find-signs.ts'
import type { LineWithSigns } from './read-line.ts'

/** An answer belongs to what the writer wrote within this many messages before it. */
const answeredLines = { suspicious: 4, amount: 3, laughed: 2 }
/** The highest number that is counted in each finding. */
const most = { answers: 4, toAmounts: 3 }
const ways: readonly Sign[] = ['amount', 'number', 'rail']
const moneyTalk: readonly Sign[] = [...ways, 'ask', 'pay', 'fee', 'windfall', 'invest', 'gift_card', 'money']

/** How people answer a fraud: they ask what it is, are alarmed, suspect something, or refuse. A fraud cannot choose these words. */
export const answerSigns: readonly Sign[] = ['prompt', 'alarm', 'suspicion', 'refusal']

/** Returns findings about how the other answers, and what the other says before the writer does. */
export const listAnswerFindings = (lines: readonly LineWithSigns[]): string[] => {
  const countAnswers = (answer: Sign, within: number, isAnswered: (line: LineWithSigns) => boolean): number =>
    lines.filter(({ from, signs }, index) => {
      if (from !== 'other' || !signs.has(answer)) return false
      return lines.slice(Math.max(0, index - within), index).some((line) => line.from === 'writer' && isAnswered(line))
    }).length
  const isOtherFirst = (signs: readonly Sign[]) => lines.find((line) => hasAnySign(line.signs, signs))?.from === 'other'
  const answered = answerSigns.flatMap((answer) => {
    const toSuspicious = countAnswers(answer, answeredLines.suspicious, hasEvidenceSign)
    const toAmounts = countAnswers(answer, answeredLines.amount, ({ signs }) => hasAnySign(signs, ways))
    return [
      ...listCountFindings(toSuspicious, 1, most.answers, `answers of ${answer}`),
      ...listCountFindings(toAmounts, 1, most.toAmounts, `answers of ${answer} to an amount`),
    ]
  })
  const laughs = countAnswers('laugh', answeredLines.laughed, ({ signs }) => hasAnySign(signs, moneyTalk))
  return [
    ...answered,
    ...(laughs > 0 ? ['the other laughs'] : []),
    ...(isOtherFirst([...ways, 'elsewhere', 'wallet']) ? ['the other is first with a number'] : []),
    ...(isOtherFirst(['amount']) ? ['the other is first with an amount'] : []),
  ]
}
