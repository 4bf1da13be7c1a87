import { expect, test } from 'vitest'
import { isOwnTurn, nextEvening } from './turn-rules.ts'

const now = new Date('2026-03-10T09:30:00Z')
const day = 86_400_000

test.each([
  ['Douala', 9.7, '2026-03-10T17:00:00.000Z'],
  ['Nairobi', 36.8, '2026-03-10T16:00:00.000Z'],
  ['Accra', -0.2, '2026-03-10T18:00:00.000Z'],
  ['New York, after midnight in UTC', -74, '2026-03-10T23:00:00.000Z'],
  ['Los Angeles, the next day in UTC', -118.2, '2026-03-11T02:00:00.000Z'],
  ['Auckland, where it is over', 174.8, '2026-03-11T06:00:00.000Z'],
  ['the date line from the west', 180, '2026-03-11T06:00:00.000Z'],
  ['the date line from the east', -180, '2026-03-11T06:00:00.000Z'],
  ['nowhere', null, '2026-03-10T17:00:00.000Z'],
])('the next evening in %s', (_, longitude, expected) => {
  expect(nextEvening(longitude, now).toISOString()).toBe(expected)
})

test('an evening that begins now is the next one a day later', () => {
  expect(nextEvening(null, new Date('2026-03-10T17:00:00Z')).toISOString()).toBe('2026-03-11T17:00:00.000Z')
})

const last = {
  sender_id: 'brian',
  peer_id: 'brian',
  kind: 'text',
  created_at: new Date(now.getTime() - 2 * day),
  deleted_at: null,
  first_sent_at: new Date(now.getTime() - 9 * day),
  requested_by: 'amina',
}
test.each([
  ['two days after the last message of the other', {}, true],
  ['a moment earlier', { created_at: new Date(now.getTime() - 2 * day + 1) }, false],
  ['after an own message', { sender_id: 'amina' }, false],
  ['after a line by the service', { sender_id: null, kind: 'system' }, false],
  ['after a deleted message', { deleted_at: now }, false],
  ['after a call', { kind: 'call' }, false],
  ['after a gift', { kind: 'gift' }, true],
  ['of a match in which only the other has written', { first_sent_at: null, requested_by: null }, true],
  ['of a request that was accepted without a word', { first_sent_at: null }, false],
])('whose turn it is %s', (_, fields, expected) => {
  expect(isOwnTurn({ ...last, ...fields }, now)).toBe(expected)
})
