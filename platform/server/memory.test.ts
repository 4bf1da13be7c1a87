import { expect, test } from 'vitest'
import { usualMemoryMb, watchMemory } from './memory.ts'

const megabyte = 1024 * 1024

test('memory is short past what the process may have, or with a heap that is nearly full, and is looked at ten times a second', () => {
  let now = 0
  let readings = 0
  const reading = { resident: 100 * megabyte, heap: 0.5 }
  const read = () => {
    readings += 1
    return reading
  }
  const memory = watchMemory(200, read, () => now)
  const after = (change: Partial<typeof reading>) => {
    Object.assign(reading, change)
    now += 100
    return memory.isShort()
  }
  expect(after({})).toBe(false)
  expect(after({ resident: 201 * megabyte })).toBe(true)
  expect(after({ resident: 150 * megabyte })).toBe(false)
  expect(after({ heap: 0.9 })).toBe(true)
  const before = readings
  for (let asked = 0; asked < 1000; asked++) memory.isShort()
  expect(readings).toBe(before)
  expect(watchMemory(0, read, () => now).isShort()).toBe(false)
})

test('by default it is half of what there is, and never less than a process needs', () => {
  expect(usualMemoryMb()).toBeGreaterThanOrEqual(512)
  expect(usualMemoryMb()).toBeLessThan(4_000_000)
})
