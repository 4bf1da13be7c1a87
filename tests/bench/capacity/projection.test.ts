import { expect, test } from 'vitest'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { actionsAMinute, drawActions } from './mix.ts'
import { type CellCosts, projectSize } from './projection.ts'

const nothing = { servers: 0, primary: 0, replicas: 0, redis: 0 }
const cell = (processes: number, servers: number, more: Partial<CellCosts> = {}): CellCosts => ({
  processes,
  replicas: 0,
  perAction: { servers, primary: 2, replicas: 4, redis: 0.1 },
  background: nothing,
  ...more,
})
/** Actions a second in the busiest minute of a million members. */
const actionsOfAMillion = (10_000 * actionsAMinute) / 60

test('cores are the rate times the cost, planned with 55 % of a core', () => {
  const size = projectSize([cell(1, 2), cell(2, 2)], 1_000_000)
  expect(size.messagesPerSecond).toBeCloseTo(33.3, 1)
  expect(size.processes).toBe(Math.ceil((actionsOfAMillion * 0.002) / 0.55))
  expect(size.primaryCores).toBeCloseTo((actionsOfAMillion * 0.002) / 0.55)
  expect(size.redisCores).toBeCloseTo((actionsOfAMillion * 0.0001) / 0.55)
  expect(size.replicaCores).toBe(0)
})

test('a size that one process can carry uses the costs of one process, and no Redis', () => {
  expect(projectSize([cell(2, 20), cell(1, 2)], 10_000)).toMatchObject({ processes: 1, redisCores: 0 })
})

test('when one process is too little, the costs of more processes decide, even if they are lower', () => {
  const members = (1.01 * 1_000_000 * 0.55) / (actionsOfAMillion * 0.002)
  expect(projectSize([cell(1, 2), cell(2, 1), cell(4, 1)], members).processes).toBe(2)
})

test('each process adds its own background time', () => {
  const background = { servers: 200, primary: 20, replicas: 40, redis: 0 }
  const size = projectSize([cell(4, 2, { replicas: 2, background })], 1_000_000)
  expect(size.processes).toBe(Math.ceil((actionsOfAMillion * 0.002) / 0.5))
  expect(size.primaryCores).toBeCloseTo((actionsOfAMillion * 0.002 + size.processes * 0.005) / 0.55)
  expect(size.replicaCores).toBeCloseTo((actionsOfAMillion * 0.004 + size.processes * 0.01) / 0.55 / 2)
})

test('drawn actions have the proportions of the guide, whatever the seed', () => {
  const counts = (seed: number) => {
    const drawn = drawActions(1012, createSeededRandom(seed))
    return ['picture', 'profile', 'like', 'upload'].map((name) => drawn.filter((one) => one === name).length)
  }
  expect(drawActions(1012, createSeededRandom(1))).toHaveLength(1012)
  expect(counts(1)).toEqual([600, 100, 40, 1])
  expect(counts(2)).toEqual(counts(1))
})
