import { expect, test } from 'vitest'
import { createMessageCodec } from './message-codec.ts'
import type { ClusterMessage } from './socket-cluster.ts'

const newer = 'the secret of today, long enough to be one'
const older = 'the secret of before, long enough to be one'
const note: ClusterMessage = { kind: 'event', to: ['brian'], name: 'note', payload: { text: 'mangoes' } }

test('a message is read once by the others, and not by its sender', () => {
  const [one, two] = [createMessageCodec([newer], 'test'), createMessageCodec([newer], 'test')]
  const packet = one.encode(note)
  expect(one.decode(packet)).toBeUndefined()
  expect(two.decode(packet)).toEqual(note)
  expect(two.decode(packet)).toBeUndefined()
  expect(two.decode(one.encode(note))).toEqual(note)
})

test('neither channels nor messages show who writes what to whom', () => {
  const codec = createMessageCodec([newer], 'test')
  const told = `${codec.channelOf('brian')} ${codec.encode(note).toString('latin1')}`
  for (const word of ['brian', 'note', 'mangoes']) expect(told).not.toContain(word)
  expect(createMessageCodec([older], 'test').channelOf('brian')).not.toBe(codec.channelOf('brian'))
})

test('while the secret changes, each process reads what the other sends', () => {
  const [one, two] = [createMessageCodec([newer, older], 'test'), createMessageCodec([older, newer], 'test')]
  for (const [sender, reader] of [
    [one, two],
    [two, one],
  ] as const) {
    expect(reader.channelsOf('brian')).toContain(sender.channelOf('brian'))
    expect(reader.decode(sender.encode(note))).toEqual(note)
  }
})

test.each([
  ['another secret', createMessageCodec([older], 'test').encode(note)],
  ['a changed byte', Buffer.from(createMessageCodec([newer], 'test').encode(note)).fill(1, 50, 51)],
  ['noise', Buffer.alloc(64)],
  ['nothing', Buffer.alloc(0)],
])('it ignores %s', (_, packet) => {
  expect(createMessageCodec([newer], 'test').decode(packet)).toBeUndefined()
})
