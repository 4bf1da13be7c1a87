import { expect, test, vi } from 'vitest'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { createMetrics } from '../../metrics/metrics.ts'
import type { Database } from '../database.ts'
import type { LogPosition } from './log-position.ts'
import type { Replica } from './replica.ts'
import { createPrimaryOnlyReplicas } from './replicas.ts'
import type { CommitRules, ServerState } from './server-state.ts'
import { createReadsWithoutPrimary } from './without-primary.ts'

const primary = { name: 'primary' } as unknown as Database
const nameOf = (db: unknown): Promise<string> => Promise.resolve((db as { name: string }).name)
const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

/** A cluster whose primary answers until `isAway`, or hangs. */
const open = () => {
  const state = {
    isAway: false,
    isHanging: false,
    now: 0,
    names: 'two',
    states: [
      { startedAt: 'two', isStandby: true, received: '0/A0', replayed: '0/A0', waitsFor: undefined },
      { startedAt: 'three', isStandby: true, received: '0/A0', replayed: '0/A0', waitsFor: undefined },
    ] as (ServerState | undefined)[],
    asked: [] as LogPosition[],
  }
  const answer = <T>(value: T): Promise<T> =>
    state.isHanging ? new Promise(() => {}) : state.isAway ? Promise.reject(refused) : Promise.resolve(value)
  const replica = (place: number): Replica => ({
    name: `replica ${place}`,
    readState: () => (state.states[place] === undefined ? Promise.reject(refused) : Promise.resolve(state.states[place])),
    read: async (position, work) => {
      state.asked.push(position)
      if (state.states[place]?.replayed !== position.lsn) return { state: 'behind' }
      try {
        return { state: 'done', result: await work({ name: `replica ${place}` } as unknown as Database) }
      } catch (error) {
        return error instanceof AppError ? { state: 'refused', refusal: error } : { state: 'unfinished', error }
      }
    },
  })
  const metrics = createMetrics()
  const usual = createPrimaryOnlyReplicas(primary)
  const reads = createReadsWithoutPrimary({
    usual: { ...usual, leaveAllOut: () => {}, read: async (work) => usual.read((db, own) => answer(undefined).then(() => work(db, own))) },
    replicas: [replica(0), replica(1)],
    readLogPosition: () => answer({ lsn: '0/FF', timeline: 3 }),
    readCommitRules: () => answer<CommitRules>({ startedAt: 'one', isStandby: false, commit: 'on', names: state.names, receivers: 2 }),
    isPrimaryBack: () => answer(undefined),
    log: { info: () => {}, warn: () => {} } as never,
    metrics,
    now: () => state.now,
  })
  /** Checks primary and replicas once. The states of one check are used at the next one, so the standbys are known after the second check. */
  const check = async () => {
    await reads.watchPrimary()
    await reads.check()
  }
  const learn = async () => {
    await check()
    await check()
  }
  return { reads, state, metrics, learn, check }
}

test('while the primary answers, it is read there', async () => {
  const { reads, state, learn } = open()
  await learn()
  await expect(reads.read(nameOf)).resolves.toBe('primary')
  await expect(reads.readEither(() => Promise.resolve('primary'), nameOf)).resolves.toBe('primary')
  expect(state.asked).toEqual([])
})

test('while it refuses connections, a replica answers that has the last that any of them received', async () => {
  const { reads, state, learn, metrics } = open()
  await learn()
  state.isAway = true
  state.states[1] = { startedAt: 'three', isStandby: true, received: '0/B0', replayed: '0/B0', waitsFor: undefined }
  await expect(reads.read(nameOf)).resolves.toBe('replica 1')
  expect(state.asked).toEqual([{ lsn: '0/B0', timeline: 3 }])
  expect(reads.isPrimarySilent()).toBe(true)
  await expect(reads.read((_, own) => Promise.resolve(own))).resolves.toBeUndefined()
  await expect(metrics.write()).resolves.toContain('ndloo_reads_without_primary_total{result="answered"} 2')
})

test('one that has received more than it has replayed lets nobody answer', async () => {
  const { reads, state, learn, metrics } = open()
  await learn()
  state.isAway = true
  state.states[1] = { startedAt: 'three', isStandby: true, received: '0/B0', replayed: '0/A0', waitsFor: undefined }
  await expect(reads.read(nameOf)).rejects.toBe(refused)
  await expect(metrics.write()).resolves.toContain('ndloo_reads_without_primary_total{result="no replica has replayed everything"} 1')
})

test.each<[string, (state: ReturnType<typeof open>['state']) => void]>([
  ['a replica is away, too', (state) => (state.states[0] = undefined)],
  ['a replica was promoted', (state) => (state.states[0] = { ...(state.states[0] as ServerState), isStandby: false })],
  ['a minute has passed', (state) => (state.now = 60_001)],
])('nobody answers when %s', async (_, change) => {
  const { reads, state, learn } = open()
  await learn()
  state.isAway = true
  change(state)
  await expect(reads.read(nameOf)).rejects.toBe(refused)
})

test('nobody answers when the primary was not seen, or said that commits wait for no standby', async () => {
  const { reads, state, learn, metrics, check } = open()
  state.isAway = true
  await expect(reads.read(nameOf)).rejects.toBe(refused)
  state.isAway = false
  await check()
  await learn()
  await expect(metrics.write()).resolves.toContain('ndloo_reads_survive_primary 1')
  state.names = ''
  await check()
  state.isAway = true
  await expect(reads.read(nameOf)).rejects.toBe(refused)
  await expect(metrics.write()).resolves.toContain('ndloo_reads_survive_primary 0')
})

test('reads that hang with the primary are answered as soon as a check has found it silent', async () => {
  vi.useFakeTimers()
  try {
    const { reads, state, learn, check } = open()
    await learn()
    state.isHanging = true
    const read = reads.read(nameOf)
    const checking = check().catch(() => {})
    await vi.advanceTimersByTimeAsync(1500)
    await expect(read).resolves.toBe('replica 0')
    await checking
    await expect(reads.read(nameOf)).resolves.toBe('replica 0')
  } finally {
    vi.useRealTimers()
  }
})

test('once the primary takes writes again, it is read there', async () => {
  const { reads, state, learn, check } = open()
  await learn()
  state.isAway = true
  await reads.read(nameOf)
  await expect(check()).rejects.toBe(refused)
  state.isAway = false
  await check()
  expect(reads.isPrimarySilent()).toBe(false)
  await expect(reads.read(nameOf)).resolves.toBe('primary')
})

test('a refusal is the answer, and an error that is not of the network says nothing of the primary', async () => {
  const { reads, state, learn } = open()
  await learn()
  const refusal = new AppError(platformErrors.not_found)
  await expect(reads.read(() => Promise.reject(new Error('a defect')))).rejects.toThrow('a defect')
  expect(reads.isPrimarySilent()).toBe(false)
  state.isAway = true
  await expect(reads.read(() => Promise.reject(refusal))).rejects.toBe(refusal)
})
