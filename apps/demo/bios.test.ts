import { expect, test } from 'vitest'
import { createDemoPeople } from './people.ts'

test('no two of 200 demo members have the same bio', () => {
  const bios = createDemoPeople(200, new Date('2026-03-01T12:00:00Z')).map(({ about }) => about.bio)
  expect(new Set(bios).size).toBe(200)
})
