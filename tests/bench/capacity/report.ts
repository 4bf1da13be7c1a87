// The printed tables of a run.
import type { CellResult } from './measure-cell.ts'
import { actionsAMinute } from './mix.ts'
import { parts, type PartTimes, plannedShare, type ServiceSize } from './projection.ts'

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
]
const sumOf = (times: PartTimes): number => parts.reduce((sum, part) => sum + times[part], 0)
const percent = (share: number): string => `${Math.round(share * 100)} %`
/** Columns of the parts, where the service has them, and of their sum. */
const partColumns = (times: PartTimes, { processes, replicas }: Pick<CellResult, 'processes' | 'replicas'>, digits: number): string[] => [
  times.servers.toFixed(digits),
  times.primary.toFixed(digits),
  replicas === 0 ? '' : times.replicas.toFixed(digits),
  processes === 1 ? '' : times.redis.toFixed(digits),
  sumOf(times).toFixed(digits),
]

/** One row for each cell: milliseconds of processor time per action, without the background. */
export const actionTable = (cells: readonly CellResult[]): string[] =>
  table(
    [
      'processes',
      'replicas',
      'actions a second',
      'servers, ms an action',
      'primary',
      'replicas together',
      'Redis',
      'sum',
      'reads by replicas',
      'p50, ms',
      'p99, ms',
      'machine idle',
    ],
    cells.map((cell) => [
      cell.processes,
      cell.replicas,
      cell.actionsPerSecond.toFixed(0),
      ...partColumns(cell.perAction, cell, 2),
      cell.replicas === 0 ? '' : percent(cell.replicaReadShare),
      cell.medianMs.toFixed(0),
      cell.p99Ms.toFixed(0),
      percent(cell.idleShare),
    ]),
  )

/** One row for each cell: milliseconds of processor time per second without any action. */
export const backgroundTable = (cells: readonly CellResult[]): string[] =>
  table(
    ['processes', 'replicas', 'servers, ms a second', 'primary', 'replicas together', 'Redis', 'sum'],
    cells.map((cell) => [cell.processes, cell.replicas, ...partColumns(cell.background, cell, 1)]),
  )

const cores = (value: number): string => (value === 0 ? '' : value < 9.95 ? value.toFixed(value < 0.095 ? 2 : 1) : value.toFixed(0))

/** One row for each number of members and of replicas: what the service needs. */
export const sizeTable = (sizes: readonly ServiceSize[]): string[] =>
  table(
    ['members', 'messages a second', 'processes', 'primary, cores', 'replicas, cores of each', 'Redis, cores'],
    sizes.map(({ members, replicas, messagesPerSecond, processes, primaryCores, replicaCores, redisCores }) => [
      members.toLocaleString('en'),
      Number(messagesPerSecond.toPrecision(2)),
      processes,
      cores(primaryCores),
      replicas === 0 ? 'none' : `${replicas} × ${cores(replicaCores)}`,
      cores(redisCores),
    ]),
  )

/** What the numbers mean, and what they do not. */
export const limitsOfTheRun = (coreCount: number): string[] => [
  `- The rate is the same in each cell. Throughput with more processes or replicas was not measured: everything shares ${coreCount} cores, so only the processor time per action is known. Where "machine idle" is near 0 %, other work or the rate was too much, and the times of answers say nothing.`,
  '- The network is the loopback of one machine. A real network adds time for each answer, and some processor time.',
  '- An action here is an average of the mix; three of five actions ask for a picture. A mail that is sent minutes after its action is not part of it. At a low rate, statements and events share less work than on a busy process, so an action is dearer.',
  `- The sizes are computed, not measured: ${actionsAMinute.toFixed(2)} actions a minute of each online member, one of a hundred members online in the busiest minute, ${percent(plannedShare)} of a core in use. They are linear: a cost measured at this size counts the same at every size, and background time grows with the processes.`,
]
