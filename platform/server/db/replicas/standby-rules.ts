import type { LogPosition } from './log-position.ts'
import type { CommitRules, ServerState } from './server-state.ts'

/** The servers without which no commit is confirmed, as long as each of them stays a standby. */
export interface ConfirmingStandbys {
  timeline: number
  /** By the place of their address in DATABASE_READ_URL. */
  servers: readonly { place: number; startedAt: string }[]
}

/** Why replicas may not answer while the primary is silent. */
export type StandbyRefusal =
  | 'the primary was never seen'
  | 'the primary is a standby'
  | 'commits wait for no standby'
  | 'a replica does not answer'
  | 'another server takes writes'
  | 'two addresses lead to one server'
  | 'an unnamed server receives the log'
  | 'a replica was restarted'
  | 'a replica has received nothing'
  | 'no replica has replayed everything'
  | 'the primary is silent for too long'

export const isStandbyRefusal = (found: object | StandbyRefusal): found is StandbyRefusal => typeof found === 'string'

/** With `remote_write`, a commit is confirmed a moment before the standby reports that it has received it. */
const flushingCommits = ['on', 'remote_apply']

/** Whether a commit is confirmed only once a standby has it. */
export const areCommitsOnStandby = ({ names, commit }: Pick<CommitRules, 'names' | 'commit'>): boolean =>
  names.trim() !== '' && flushingCommits.includes(commit)

/**
 * Decides which standbys have to answer when the primary is silent later. `states` were asked before `rules`, in the order of the addresses: a
 * standby that is still the same process later was then a standby at the moment of `rules`, too.
 */
export const findConfirmingStandbys = (
  states: readonly (ServerState | undefined)[],
  rules: CommitRules,
  timeline: number,
): ConfirmingStandbys | StandbyRefusal => {
  if (rules.isStandby) return 'the primary is a standby'
  if (!areCommitsOnStandby(rules)) return 'commits wait for no standby'
  const servers: { place: number; startedAt: string }[] = []
  for (const [place, state] of states.entries()) {
    if (state === undefined) return 'a replica does not answer'
    if (state.isStandby) servers.push({ place, startedAt: state.startedAt })
    // With Patroni, the addresses name the primary, too.
    else if (state.startedAt !== rules.startedAt) return 'another server takes writes'
  }
  if (new Set(servers.map((server) => server.startedAt)).size < servers.length) return 'two addresses lead to one server'
  if (servers.length === 0 || rules.receivers > servers.length) return 'an unnamed server receives the log'
  return { timeline, servers }
}

const toBytes = (lsn: string): bigint => {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

const later = (a: string, b: string): string => (toBytes(a) >= toBytes(b) ? a : b)

/** A state, and for how many milliseconds the server has received nothing more. */
export interface ObservedServerState extends ServerState {
  quietMs: number
}

/** A replay that was woken by new log goes on within this time, in milliseconds. */
const wakingMs = 2000

/**
 * Whether a standby has replayed all complete records. The log that it has received can end within a record, which is then never replayed. When its
 * replay waits to connect again, it has read all of what it received before; when it waits beside an open connection, it may be just about to wake up.
 */
const hasReplayedAll = ({ waitsFor, quietMs }: ObservedServerState): boolean =>
  waitsFor === 'RecoveryRetrieveRetryInterval' || (waitsFor === 'RecoveryWalStream' && quietMs >= wakingMs)

/** Which standbys can show everything that was confirmed before the states were asked, and up to which position they must have replayed the log. */
export interface StandbyChoice {
  /** The end of what any of the standbys has received. */
  position: LogPosition
  /** Places in DATABASE_READ_URL of the standbys that have received the log up to `position`. */
  places: readonly number[]
}

/**
 * Decides which standbys may answer without the primary. Each confirmed commit is on one of the known standbys, so the standby that has received the
 * most has every confirmed commit. It may answer once it has replayed all that it received, which each read checks.
 */
export const chooseStandbys = (
  known: ConfirmingStandbys,
  states: readonly (ObservedServerState | undefined)[],
): StandbyChoice | StandbyRefusal => {
  const ends: { place: number; end: string }[] = []
  for (const { place, startedAt } of known.servers) {
    const state = states[place]
    if (state === undefined) return 'a replica does not answer'
    if (!state.isStandby) return 'another server takes writes'
    if (state.startedAt !== startedAt) return 'a replica was restarted'
    const { received, replayed } = state
    // After a crash inside the server, it may still have to replay what it has received before.
    if (received === undefined || replayed === undefined) return 'a replica has received nothing'
    ends.push({ place, end: hasReplayedAll(state) ? replayed : later(received, replayed) })
  }
  const lsn = ends.map(({ end }) => end).reduce(later)
  return { position: { lsn, timeline: known.timeline }, places: ends.filter(({ end }) => end === lsn).map(({ place }) => place) }
}
