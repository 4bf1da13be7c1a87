import { expect, it } from 'vitest'
import { Id } from '#platform/shared/fields.ts'
import { newId } from './new-id.ts'

const withoutUuid = { getRandomValues: crypto.getRandomValues.bind(crypto) }

it('makes a UUID of version 4 without a secure context', () => {
  const ids = Array.from({ length: 50 }, () => newId(withoutUuid))
  for (const id of ids) {
    expect(Id.parse(id)).toBe(id)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  }
  expect(new Set(ids).size).toBe(50)
})

it('uses `crypto.randomUUID` if available', () => {
  expect(newId({ ...withoutUuid, randomUUID: () => 'own' })).toBe('own')
})
