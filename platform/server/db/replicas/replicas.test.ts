import { expect, test } from 'vitest'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { createMetrics } from '../../metrics/metrics.ts'
import type { Database } from '../database.ts'
import type { LogPosition } from './log-position.ts'
import type { Replica, ReplicaOutcome } from './replica.ts'
import { createReplicas, createPrimaryOnlyReplicas } from './replicas.ts'

const named = (name: string) => ({ name }) as unknown as Database
const primary = named('primary')
const nameOf = (db: unknown): Promise<string> => Promise.resolve((db as { name: string }).name)

/** A replica that has replayed the log up to `replayed`, unless `failure` says how it ends. */
interface FakeReplica extends Replica {
  replayed: number
  failure: Exclude<ReplicaOutcome<never>, { state: 'done' | 'refused' }> | undefined
}

const fakeReplica = (name: string): FakeReplica => {
  const self: FakeReplica = {
    name,
    replayed: 0,
    failure: undefined,
    readState: () => Promise.resolve(undefined),
    read: async ({ lsn }, work) => {
      if (self.failure !== undefined) return self.failure
      if (self.replayed < Number(lsn)) return { state: 'behind' }
      try {
        return { state: 'done', result: await work(named(name)) }
      } catch (error) {
        return error instanceof AppError ? { state: 'refused', refusal: error } : { state: 'unfinished', error }
      }
    },
  }
  return self
}

const openNamed = (names: string[], namesEveryServer: boolean) => {
  const fakes = names.map(fakeReplica)
  const log: string[] = []
  const state: { position: LogPosition | undefined; asked: number } = { position: { lsn: '10', timeline: 1 }, asked: 0 }
  const metrics = createMetrics()
  const replicas = createReplicas({
    primary,
    replicas: fakes,
    readLogPosition: () => {
      state.asked += 1
      return Promise.resolve(state.position)
    },
    log: { info: (_: object, text: string) => log.push(text), warn: (_: object, text: string) => log.push(text) } as never,
    metrics,
    namesEveryServer,
  })
  return { replicas, fakes: fakes as [FakeReplica, FakeReplica], log, state, metrics }
}

const open = (...names: string[]) => openNamed(names, false)

test('without replicas, work runs on the primary at once', async () => {
  await expect(createPrimaryOnlyReplicas(primary).read(nameOf)).resolves.toBe('primary')
})

test('a replica is read only when it has replayed the position of the primary', async () => {
  const { replicas, fakes, state } = open('one')
  fakes[0].replayed = 10
  await expect(replicas.read(nameOf)).resolves.toBe('primary')
  await replicas.check()
  await expect(replicas.read(nameOf)).resolves.toBe('one')
  state.position = { lsn: '11', timeline: 1 }
  await expect(replicas.read(nameOf)).resolves.toBe('primary')
})

test('a replica that lags is left out, without asking it again, until a check finds it complete', async () => {
  const { replicas, fakes, log, state, metrics } = open('one')
  fakes[0].replayed = 10
  await replicas.check()
  state.position = { lsn: '11', timeline: 1 }
  await replicas.read(nameOf)
  fakes[0].replayed = 11
  const { asked } = state
  await expect(replicas.read(nameOf)).resolves.toBe('primary')
  expect(state.asked).toBe(asked)
  await expect(metrics.write()).resolves.toContain('ndloo_replica_serving{replica="one"} 0')
  await replicas.check()
  await expect(replicas.read(nameOf)).resolves.toBe('one')
  expect(log).toEqual(['a replica takes reads', 'a replica is left out', 'a replica takes reads'])
  const written = await metrics.write()
  expect(written).toContain('ndloo_reads_total{server="primary"} 2')
  expect(written).toContain('ndloo_reads_total{server="one"} 1')
  expect(written).toContain('ndloo_replica_serving{replica="one"} 1')
})

test('reads are spread over the replicas, and one that fails is left out', async () => {
  const { replicas, fakes } = open('one', 'two')
  for (const fake of fakes) fake.replayed = 10
  await replicas.check()
  const names = async () => Promise.all(Array.from({ length: 4 }, () => replicas.read(nameOf)))
  await expect(names()).resolves.toEqual(['one', 'two', 'one', 'two'])
  fakes[0].failure = { state: 'failed', error: new Error('power cut') }
  await replicas.read(nameOf)
  await replicas.read(nameOf)
  await expect(names()).resolves.toEqual(['two', 'two', 'two', 'two'])
})

test('work that fails on a replica runs again on the primary, and the replica stays', async () => {
  const { replicas, fakes, log } = open('one')
  fakes[0].replayed = 10
  await replicas.check()
  const onlyOnPrimary = async (db: unknown) => {
    const name = await nameOf(db)
    if (name !== 'primary') throw new Error('canceling statement due to conflict with recovery')
    return name
  }
  await expect(replicas.read(onlyOnPrimary)).resolves.toBe('primary')
  expect(log.at(-1)).toBe('a read runs again on the primary')
  await expect(replicas.read(nameOf)).resolves.toBe('one')
})

test('a refusal found on a replica is the answer', async () => {
  const { replicas, fakes, state } = open('one')
  fakes[0].replayed = 10
  await replicas.check()
  let runs = 0
  const refuse = () => {
    runs += 1
    return Promise.reject(new AppError(platformErrors.not_found))
  }
  await expect(replicas.read(refuse)).rejects.toThrow(AppError)
  expect(runs).toBe(1)
  expect(state.asked).toBe(2)
})

test('a primary without a position, such as a standby, answers itself', async () => {
  const { replicas, fakes, state } = open('one')
  fakes[0].replayed = 10
  await replicas.check()
  state.position = undefined
  await expect(replicas.read(nameOf)).resolves.toBe('primary')
})

test('the primary among the addresses of every server is no replica that is left out', async () => {
  const { replicas, fakes, metrics } = open('one', 'two')
  fakes[0].failure = { state: 'standing alone' }
  await replicas.check()
  await expect(metrics.write()).resolves.toContain('replica="one"} 0')
  const all = openNamed(['one', 'two'], true)
  all.fakes[0].failure = { state: 'standing alone' }
  all.fakes[1].failure = { state: 'behind' }
  await all.replicas.check()
  const written = await all.metrics.write()
  expect(written).not.toContain('replica="one"')
  expect(written).toContain('replica="two"} 0')
})

test('a server that is no standby is not read', async () => {
  const { replicas, fakes } = open('one')
  fakes[0].failure = { state: 'standing alone' }
  await replicas.check()
  await expect(replicas.read(nameOf)).resolves.toBe('primary')
})
