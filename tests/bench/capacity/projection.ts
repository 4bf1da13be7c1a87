// From processor time per action to the size of a service.
import { actionsAMinute, timesAMinute } from './mix.ts'

/** The parts of a service whose processor time is measured. Several processes or replicas count together. */
export const parts = ['servers', 'primary', 'replicas', 'redis'] as const
/** Processor time of each part, in milliseconds. */
export type PartTimes = Record<(typeof parts)[number], number>

/** What was measured with a number of processes and replicas. */
export interface CellCosts {
  processes: number
  replicas: number
  /** Milliseconds per action, without the background time. */
  perAction: PartTimes
  /** Milliseconds per second when nobody does anything. */
  background: PartTimes
}

/** What a number of members needs. Cores are those to plan, of which `plannedShare` is used in the busiest minute. */
export interface ServiceSize {
  members: number
  replicas: number
  messagesPerSecond: number
  processes: number
  primaryCores: number
  /** Cores of each replica. */
  replicaCores: number
  redisCores: number
}

/** The share of a core that the sizing guide plans with. */
export const plannedShare = 0.55
/** Members who are online in the busiest minute: a tenth come on a day, and a tenth of those are online. */
const onlineShare = 0.1 * 0.1

/** Processes that are needed at a rate, with the costs of a cell. Each has its own background time. */
const processesFor = ({ processes, perAction, background }: CellCosts, actionsPerSecond: number): number => {
  const free = plannedShare - background.servers / processes / 1000
  if (free <= 0) throw new Error(`a process without members uses more than ${plannedShare} of a core`)
  return Math.max(1, Math.ceil((actionsPerSecond * perAction.servers) / 1000 / free))
}

/** Uses the cell with the fewest processes that suffice, or else the one with the most. */
const chooseCell = (cells: readonly CellCosts[], actionsPerSecond: number): { cell: CellCosts; processes: number } => {
  let tooFew = 0
  let chosen: { cell: CellCosts; processes: number } | undefined
  for (const cell of cells.toSorted((one, other) => one.processes - other.processes)) {
    const processes = Math.max(processesFor(cell, actionsPerSecond), tooFew + 1)
    chosen = { cell, processes }
    if (processes <= cell.processes) break
    tooFew = cell.processes
  }
  if (chosen === undefined) throw new Error('no cell was measured')
  return chosen
}

/**
 * What `members` need by the cells of one number of replicas. It is linear: an action costs the same at every rate, and the background time of
 * each part grows with the processes.
 */
export const projectSize = (cells: readonly CellCosts[], members: number): ServiceSize => {
  const online = members * onlineShare
  const actionsPerSecond = (online * actionsAMinute) / 60
  const { cell, processes } = chooseCell(cells, actionsPerSecond)
  const coresOf = (part: keyof PartTimes): number => {
    const milliseconds = actionsPerSecond * cell.perAction[part] + (processes * cell.background[part]) / cell.processes
    // A part that costs almost nothing can be measured as slightly less than its background time.
    return Math.max(0, milliseconds) / 1000 / plannedShare
  }
  return {
    members,
    replicas: cell.replicas,
    messagesPerSecond: (online * timesAMinute.message) / 60,
    processes,
    primaryCores: coresOf('primary'),
    replicaCores: cell.replicas === 0 ? 0 : coresOf('replicas') / cell.replicas,
    redisCores: processes === 1 ? 0 : coresOf('redis'),
  }
}
