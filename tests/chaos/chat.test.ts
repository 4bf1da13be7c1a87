// @slow
import { expect, inject, test } from 'vitest'
import { checkEvidence, findLostMessages } from './chat/checks.ts'
import type { Evidence } from './chat/evidence.ts'
import { type FaultName, faultNames } from './chat/faults.ts'
import { runChatChaos } from './chat/run.ts'
import { runSizeForFault, smallRunSize } from './chat/small-runs.ts'
import { postgresProgramFolder } from './services/postgres.ts'
import { redisProgramPath } from './services/redis.ts'

const [amina, brian, esi] = ['a', 'b', 'e']
const shown = {
  id: 'one',
  seq: 1,
  body: 'hello',
  file: undefined,
  own: true,
  kind: 'text' as const,
  state: 'sent' as const,
  deleted: false,
  answers: undefined,
  reactions: [],
}
const next = { ...shown, id: 'two', seq: 2, body: 'again' }
const unchanged = { file: undefined, content: undefined, change: 0, deleted: false, answers: undefined, reactions: [] }
const clean = (): Evidence => ({
  written: [
    { id: 'one', device: 0, turn: 0, from: amina, to: brian, body: 'hello' },
    { id: 'two', device: 0, turn: 1, from: amina, to: brian, body: 'again' },
  ],
  acknowledged: [{ id: 'one', from: amina, to: brian }],
  changed: [],
  rows: [
    { id: 'one', seq: 1, from: amina, pair: [amina, brian], body: 'hello', ...unchanged },
    { id: 'two', seq: 2, from: amina, pair: [amina, brian], body: 'again', ...unchanged },
  ],
  told: [{ device: 1, member: brian, uid: amina, id: 'one', seq: 1 }],
  early: 0,
  strays: 0,
  backward: 0,
  doubled: 0,
  lost: 0,
  files: { halves: 0, strays: 0, uploads: 0 },
  unkept: 0,
  gifts: [],
  money: { lost: 0, doubled: 0, unbalanced: 0 },
  waiting: 0,
  screens: [{ device: 0, member: amina, uid: brian, shown: [shown, next] }],
  reloaded: [{ device: 0, member: amina, uid: brian, shown: [shown, next] }],
  unread: [{ member: brian, uid: amina, list: 2, stored: 2, counted: 2 }],
  block: { pair: [amina, brian], lastSeq: 2, later: 0 },
})
const wrong = (changed: (evidence: Evidence) => Partial<Evidence>): string[] => {
  const evidence = clean()
  return Object.entries(checkEvidence({ ...evidence, ...changed(evidence) }))
    .filter(([, count]) => count > 0)
    .map(([check]) => check)
}

test('twenty things are checked, and nothing is found where nothing is wrong', () => {
  expect(Object.values(checkEvidence(clean()))).toEqual(Array.from({ length: 20 }, () => 0))
})

test.each<[check: string, changed: (evidence: Evidence) => Partial<Evidence>]>([
  ['acknowledged and not stored', () => ({ acknowledged: [{ id: 'three', from: amina, to: brian }] })],
  ['acknowledged and not stored', () => ({ acknowledged: [{ id: 'one', from: amina, to: esi }] })],
  ['written and not stored', () => ({ lost: 1 })],
  [
    'stored more than once',
    ({ rows }) => ({ rows: [...rows, { id: 'three', seq: 3, from: amina, pair: [amina, brian], body: 'hello', ...unchanged }] }),
  ],
  ['still waiting at the end', () => ({ waiting: 1 })],
  ['gaps in the numbers', ({ rows }) => ({ rows: rows.map((row) => ({ ...row, seq: row.seq * 2 - 1 })) })],
  ['screens unlike the database', ({ screens }) => ({ screens: screens.map((screen) => ({ ...screen, shown: [shown] })) })],
  ['screens unlike the database', () => ({ told: [{ device: 1, member: brian, uid: amina, id: 'gone', seq: 1 }] })],
  ['screens unlike the database', () => ({ early: 1 })],
  ['screens unlike the database', ({ rows }) => ({ rows: rows.map((row) => ({ ...row, reactions: ['b 👍'] })) })],
  ['screens unlike the database', ({ rows }) => ({ rows: rows.map((row) => ({ ...row, answers: 1 })) })],
  ['screens unlike the database', ({ rows }) => ({ rows: rows.map((row) => ({ ...row, deleted: true })) })],
  ['changes lost or numbered twice', () => ({ changed: [{ from: amina, to: brian, seq: 1, change: 1 }] })],
  ['changes lost or numbered twice', ({ rows }) => ({ rows: rows.map((row) => ({ ...row, change: 1 })) })],
  ['out of the order of their writer', ({ written }) => ({ written: written.map((one) => ({ ...one, turn: 1 - one.turn })) })],
  ['statuses that went back', () => ({ backward: 1 })],
  ['unread counts unlike the messages', ({ unread }) => ({ unread: unread.map((one) => ({ ...one, list: 1 })) })],
  ['unread counts unlike the messages', ({ unread }) => ({ unread: unread.map((one) => ({ ...one, stored: 1, list: 1 })) })],
  ['screens unlike the database after a reload', ({ reloaded }) => ({ reloaded: reloaded.map((screen) => ({ ...screen, shown: [] })) })],
  ['told to outsiders', () => ({ told: [{ device: 2, member: esi, uid: amina, id: 'one', seq: 1 }] })],
  ['told to outsiders', () => ({ strays: 1 })],
  ['stored or told after a block', ({ block }) => ({ block: block && { ...block, lastSeq: 1 } })],
  ['stored or told after a block', ({ block }) => ({ block: block && { ...block, later: 1 } })],
  ['two bubbles for one message', () => ({ doubled: 1 })],
  ['screens unlike the database', ({ rows }) => ({ rows: rows.map((row) => ({ ...row, file: 'voice' })) })],
  [
    'stored more than once',
    ({ rows }) => ({ rows: rows.map((row, index) => ({ ...row, body: `🎤 0:0${index}`, content: 'the same waveform' })) }),
  ],
  ['voice notes and pictures without their files', ({ files }) => ({ files: { ...files, halves: 1 } })],
  ['files of no message', ({ files }) => ({ files: { ...files, strays: 1 } })],
  ['gifts lost', ({ money }) => ({ money: { ...money, lost: 1 } })],
  ['gifts lost', () => ({ gifts: [{ note: 'a rose', from: amina, to: esi, id: undefined, isRefused: true }] })],
  ['gifts bought twice', ({ money }) => ({ money: { ...money, doubled: 1 } })],
  ['money that does not balance', ({ money }) => ({ money: { ...money, unbalanced: 1 } })],
  ['uploads that were used or are too old', ({ files }) => ({ files: { ...files, uploads: 1 } })],
])('%s: is found (%#)', (check, changed) => {
  expect(wrong(changed)).toContain(check)
})

test('what was written and is not stored is lost, but where a block came in between', () => {
  const { written, rows } = clean()
  const [one, two] = rows
  expect(findLostMessages({ written, rows: one ? [one] : [], block: undefined })).toHaveLength(1)
  expect(findLostMessages({ written, rows: two ? [two] : [], block: { pair: [brian, amina], lastSeq: 1, later: 0 } })).toHaveLength(0)
  expect(findLostMessages({ written, rows, block: undefined })).toHaveLength(0)
})

const template = inject('template')
const isServer = 'server' in template
const missing = isServer && (postgresProgramFolder === undefined || redisProgramPath === undefined)
const seed = 7

test('a short run with killed servers and a broken network: nothing is lost, doubled or out of order', async ({ skip }) => {
  if (missing) skip("PostgreSQL and Redis of the run's own need initdb and redis-server")
  const { checks, written, files, gifts, changed, kills, connections } = await runChatChaos({
    ...smallRunSize,
    seed,
    testEnvironment: isServer ? 'services' : template,
  })
  expect(Object.entries(checks).filter(([, count]) => count > 0)).toEqual([])
  expect(written).toBe(smallRunSize.messages)
  // A reload may lose some of the thirteen before they are kept on the device.
  expect(files).toBeGreaterThan(4)
  expect(gifts).toBeGreaterThan(1)
  expect(connections.cut).toBeGreaterThan(0)
  expect(changed).toBeGreaterThan(5)
  expect(kills).toBeGreaterThan(1)
}, 300_000)

const byWhat: Record<FaultName, string[]> = {
  'no-unique-key': ['stored more than once'],
  'ack-before-commit': ['acknowledged and not stored', 'screens unlike the database'],
  'publish-before-commit': ['screens unlike the database'],
  'message-before-files': ['voice notes and pictures without their files'],
  'half-files': ['voice notes and pictures without their files'],
  'delete-used-files': ['voice notes and pictures without their files'],
  'keep-used-uploads': ['uploads that were used or are too old'],
  'resume-by-time': ['screens unlike the database'],
  'no-sync': ['screens unlike the database', 'unread counts unlike the messages'],
  'no-changes-in-sync': ['screens unlike the database'],
  'same-change-number': ['changes lost or numbered twice'],
  'gift-per-attempt': ['gifts bought twice'],
  'charge-a-cent-less': ['money that does not balance'],
  'new-id-per-attempt': ['stored more than once', 'two bubbles for one message'],
}
// Some faults show only with two servers, or with concurrent database connections.
test.runIf(process.env.CHAOS === 'faults').each(faultNames)(
  'with %s planted it fails',
  async (fault) => {
    const { checks } = await runChatChaos({ ...runSizeForFault(fault), seed, fault, testEnvironment: 'services' })
    expect(byWhat[fault].some((check) => (checks[check] ?? 0) > 0)).toBe(true)
  },
  300_000,
)
