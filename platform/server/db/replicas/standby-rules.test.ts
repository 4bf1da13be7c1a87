import { expect, test } from 'vitest'
import type { CommitRules, ServerState } from './server-state.ts'
import { chooseStandbys, findConfirmingStandbys, type ConfirmingStandbys, type ObservedServerState } from './standby-rules.ts'

const standby = (startedAt: string, received = '0/A0', replayed = received): ObservedServerState => ({
  startedAt,
  isStandby: true,
  received,
  replayed,
  waitsFor: undefined,
  quietMs: 0,
})
const primary: ServerState = { startedAt: 'one', isStandby: false, received: undefined, replayed: undefined, waitsFor: undefined }
const rules: CommitRules = { startedAt: 'one', isStandby: false, commit: 'on', names: 'two', receivers: 2 }

test('the standbys that a commit can wait for are known, with the primary among the addresses or without', () => {
  const [two, three] = [
    { place: 1, startedAt: 'two' },
    { place: 2, startedAt: 'three' },
  ]
  expect(findConfirmingStandbys([primary, standby('two'), standby('three')], rules, 7)).toEqual({ timeline: 7, servers: [two, three] })
  expect(findConfirmingStandbys([standby('two')], { ...rules, receivers: 1 }, 7)).toEqual({ timeline: 7, servers: [{ ...two, place: 0 }] })
  // A standby that follows another standby confirms no commit. It is listed, too, which does no harm.
  expect(findConfirmingStandbys([primary, standby('two'), standby('three')], { ...rules, receivers: 1 }, 7)).toMatchObject({
    servers: [two, three],
  })
  expect(findConfirmingStandbys([primary, standby('two'), standby('three')], { ...rules, commit: 'remote_apply' }, 7)).toMatchObject({
    timeline: 7,
  })
})

const both = [standby('two'), standby('three')]
test.each([
  ['the primary is a standby', both, { isStandby: true }],
  ['commits wait for no standby', both, { names: ' ' }],
  ['commits wait for no standby', both, { commit: 'off' }],
  ['commits wait for no standby', both, { commit: 'local' }],
  ['commits wait for no standby', both, { commit: 'remote_write' }],
  ['a replica does not answer', [standby('two'), undefined], {}],
  ['another server takes writes', [...both, { ...primary, startedAt: 'four' }], {}],
  // A proxy hides which servers are behind it.
  ['two addresses lead to one server', [standby('two'), standby('two')], {}],
  ['an unnamed server receives the log', [standby('two')], {}],
  ['an unnamed server receives the log', [primary], { receivers: 0 }],
] as const)('%s: what standbys have is not relied on', (why, states, changed) => {
  expect(findConfirmingStandbys(states, { ...rules, ...changed }, 7)).toBe(why)
})

const known: ConfirmingStandbys = {
  timeline: 7,
  servers: [
    { place: 1, startedAt: 'two' },
    { place: 2, startedAt: 'three' },
  ],
}
const choose = (two: ObservedServerState | undefined, three: ObservedServerState | undefined) =>
  chooseStandbys(known, [undefined, two, three])

test('the standby that has received the most may answer, as soon as it has replayed that', () => {
  const position = (lsn: string) => ({ lsn, timeline: 7 })
  expect(choose(standby('two'), standby('three'))).toEqual({ position: position('0/A0'), places: [1, 2] })
  expect(choose(standby('two', '0/A0'), standby('three', '0/B0', '0/10'))).toEqual({ position: position('0/B0'), places: [2] })
  expect(choose(standby('two', '10/0'), standby('three', '9/FFFFFFFF'))).toEqual({ position: position('10/0'), places: [1] })
  // Log that a standby received before it connected again counts as well.
  expect(choose(standby('two', '0/0', '0/C0'), standby('three', '0/B0'))).toEqual({ position: position('0/C0'), places: [1] })
})

test.each([
  ['a replica does not answer', standby('two'), undefined],
  ['another server takes writes', standby('two'), { ...standby('three'), isStandby: false }],
  ['a replica was restarted', standby('two'), standby('three, later')],
  ['a replica has received nothing', standby('two'), { ...standby('three'), received: undefined }],
] as const)('%s: no replica answers', (why, two, three) => {
  expect(choose(two, three)).toBe(why)
})

test('the part of a record at the end of the log counts for nothing, once the replay has come to it for certain', () => {
  const position = (lsn: string) => ({ lsn, timeline: 7 })
  const within = (more: Partial<ObservedServerState>) => choose(standby('two', '0/90'), { ...standby('three', '0/B0', '0/A0'), ...more })
  expect(within({ waitsFor: 'RecoveryRetrieveRetryInterval' })).toEqual({ position: position('0/A0'), places: [2] })
  expect(within({ waitsFor: 'RecoveryWalStream', quietMs: 2000 })).toEqual({ position: position('0/A0'), places: [2] })
  const uncertain = { position: position('0/B0'), places: [2] }
  expect(within({ waitsFor: 'RecoveryWalStream', quietMs: 1999 })).toEqual(uncertain)
  expect(within({ waitsFor: 'RecoveryPause', quietMs: 9000 })).toEqual(uncertain)
  expect(within({ quietMs: 9000 })).toEqual(uncertain)
  // The other standby has received more of the same record, and nobody knows where the record ends.
  const further = choose({ ...standby('two', '0/B0', '0/A0'), waitsFor: 'RecoveryRetrieveRetryInterval' }, standby('three', '0/C0', '0/A0'))
  expect(further).toEqual({ position: position('0/C0'), places: [2] })
})
