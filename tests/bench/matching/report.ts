import { meanOf, type RunMeasures } from './measures.ts'
import type { OrderName } from './named-orders.ts'

/** The measured runs of each order, one for each seed, in the same towns. */
export type RunsByOrder = ReadonlyMap<OrderName, readonly RunMeasures[]>

const titles: Record<OrderName, string> = {
  activity: 'today: activity and shuffle',
  newest: 'newest first',
  nearest: 'nearest first',
  popular: 'most popular',
  elo: 'ELO',
  one: 'learned, one side',
  both: 'learned, product of both sides',
  rule: 'rule without a model',
  ours: 'rule and model',
  oracle: 'oracle (knows the tastes)',
}
const simple = ['activity', 'newest', 'nearest', 'popular', 'elo'] as const satisfies readonly OrderName[]

const figure = (runs: readonly RunMeasures[], of: keyof RunMeasures): number => meanOf(runs.map((run) => run[of]))
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** Formats the table of all orders, with means over the seeds. */
export const formatOrderTable = (runs: RunsByOrder): string => {
  const today = runs.get('activity')
  const rows = [...runs].map(([name, ofOrder]) => [
    titles[name],
    figure(ofOrder, 'matches').toFixed(0),
    today === undefined ? '' : `${(figure(ofOrder, 'matches') / figure(today, 'matches')).toFixed(2)}×`,
    figure(ofOrder, 'withinAttention').toFixed(0),
    percent(figure(ofOrder, 'noMatch')),
    figure(ofOrder, 'giniOfExposure').toFixed(2),
  ])
  const lines = [['order', 'matches', 'of today', 'within attention', 'no match', 'Gini'], ...rows]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  const lineOf = (line: string[]) =>
    line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')
  return lines.map(lineOf).join('\n')
}

const verdict = (what: string, value: number, target: number, isMet: boolean): string =>
  `${isMet ? 'met   ' : 'MISSED'}  ${what}: ${value.toFixed(2)} (${target.toFixed(2)})`

/** Formats one line per target for a town of `people` people: whether the target is met, the measured value, and the target. */
export const formatTargetVerdicts = (runs: RunsByOrder, people: number): string[] => {
  const [today, ours, oracle] = [runs.get('activity'), runs.get('ours'), runs.get('oracle')]
  if (today === undefined || ours === undefined) return []
  const [moreMatches, fewerWithout] = people <= 300 ? [1.2, 0.9] : [1.27, 0.8]
  const matches = figure(ours, 'matches') / figure(today, 'matches')
  const without = figure(ours, 'noMatch') / figure(today, 'noMatch')
  const others = simple.flatMap((name) => runs.get(name) ?? [])
  const named = simple.flatMap((name) => (runs.has(name) ? [name] : []))
  const mostWithin = Math.max(...named.map((name) => figure(runs.get(name) ?? others, 'withinAttention')))
  const leastGini = Math.min(...named.map((name) => figure(runs.get(name) ?? others, 'giniOfExposure')))
  const within = figure(ours, 'withinAttention')
  const gini = figure(ours, 'giniOfExposure')
  return [
    verdict('matches of today, at least', matches, moreMatches, matches >= moreMatches),
    verdict('members without a match of today, at most', without, fewerWithout, without <= fewerWithout),
    verdict(`within attention, more than ${named.join(', ')}`, within, mostWithin, within > mostWithin),
    verdict(`Gini of exposure, less than ${named.join(', ')}`, gini, leastGini, gini < leastGini),
    ...(oracle === undefined
      ? []
      : [
          verdict(
            'of the oracle, at least',
            figure(ours, 'matches') / figure(oracle, 'matches'),
            0.7,
            figure(ours, 'matches') >= 0.7 * figure(oracle, 'matches'),
          ),
        ]),
  ]
}

/** Formats how often accounts that like everybody are shown, one line per order. */
export const formatLikeEverybodyExposure = (runs: RunsByOrder): string[] =>
  [...runs].map(([name, ofOrder]) => {
    const exposure = figure(ofOrder, 'floodExposure')
    return name === 'ours'
      ? verdict('exposure of accounts that like everybody, of the mean, at most', exposure, 1.4, exposure <= 1.4)
      : `        ${titles[name]}: ${exposure.toFixed(2)}`
  })
