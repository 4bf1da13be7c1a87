import { expect, test } from 'vitest'
import { defaultMemoryLimitMb, monitorMemory } from './memory.ts'

const megabyte = 1024 * 1024

test('memory is low above the limit or with a nearly full heap, and is read at most ten times a second', () => {
  let now = 0
  let readings = 0
  const reading = { resident: 100 * megabyte, heap: 0.5 }
  const read = () => {
    readings += 1
    return reading
  }
  const memory = monitorMemory(200, read, () => now)
  const after = (change: Partial<typeof reading>) => {
    Object.assign(reading, change)
    now += 100
    return memory.isLow()
  }
  expect(after({})).toBe(false)
  expect(after({ resident: 201 * megabyte })).toBe(true)
  expect(after({ resident: 150 * megabyte })).toBe(false)
  expect(after({ heap: 0.9 })).toBe(true)
  const before = readings
  for (let asked = 0; asked < 1000; asked++) memory.isLow()
  expect(readings).toBe(before)
  expect(monitorMemory(0, read, () => now).isLow()).toBe(false)
})

test('the default limit is half of the memory, at least 512 MB', () => {
  expect(defaultMemoryLimitMb()).toBeGreaterThanOrEqual(512)
  expect(defaultMemoryLimitMb()).toBeLessThan(4_000_000)
})
