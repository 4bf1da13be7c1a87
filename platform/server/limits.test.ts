import { expect, test } from 'vitest'
import { testClock } from '#testing/clock.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import { addressGroup, createLimits, memoryLimitStore } from './limits.ts'

const limit = { burst: 3, seconds: 30 }

test('a burst passes, the next waits, and time gives it back', async () => {
  const clock = testClock()
  const limits = createLimits(memoryLimitStore(), clock, 1)
  for (let taken = 0; taken < 3; taken++) await limits.take('amina', limit)
  await expect(limits.take('amina', limit)).rejects.toMatchObject({ reason: platformErrors.too_many, details: { retryAfter: 10 } })
  await limits.take('brian', limit)
  clock.advance({ seconds: 10 })
  await limits.take('amina', limit)
  await expect(limits.take('amina', limit)).rejects.toThrow('platform.too_many')
})

test('the factor raises every limit', async () => {
  const limits = createLimits(memoryLimitStore(), testClock(), 2)
  for (let taken = 0; taken < 6; taken++) await limits.take('amina', limit)
  await expect(limits.take('amina', limit)).rejects.toThrow('platform.too_many')
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})
