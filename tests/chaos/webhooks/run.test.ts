// @slow
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eventTypes } from '#features/webhooks/contract.ts'
import { insertWebhookEndpoint, replaceSigningSecret } from '#features/webhooks/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { prepareDatabase } from '../../support/database/prepared-database.ts'
import { openWebhookReceiver } from '../../support/doubles/webhook-receiver.ts'

const secret = 'a secret of chaos, long enough to be one'
const seed = Number(process.env.CHAOS_SEED ?? 7)

/** Waits until a process has printed a word `times` times. @throws {Error} when it ends before */
const hears = async (child: ChildProcess, word: string, times = 1): Promise<void> => {
  let said = ''
  const gone = once(child, 'exit').then(() => 'exit')
  for (;;) {
    if (said.split(word).length > times) return
    const next = child.stdout === null ? 'exit' : await Promise.race([once(child.stdout, 'data').then(([chunk]) => String(chunk)), gone])
    if (next === 'exit') throw new Error(`the process ended before it said ${word}`)
    said += next
  }
}

/** Writes events in processes that are killed at random moments. @returns how many changes were committed, and how many events never arrived */
const run = async (kills: number, fault: string): Promise<{ committed: number; lost: number }> => {
  const folder = await mkdtemp(join(tmpdir(), 'ndloo-webhooks-'))
  const random = createSeededRandom(seed, 1).next
  try {
    await using receiver = await openWebhookReceiver()
    await using database = await prepareDatabase(join(folder, 'data'))
    await database.work((db) =>
      inTransaction(db, async (tx) => {
        const now = new Date()
        const id = await insertWebhookEndpoint(tx, { url: receiver.url, description: '', types: eventTypes, enabled: true }, now)
        await replaceSigningSecret(tx, id, [secret], now)
      }),
    )
    const start = (more: Record<string, string>) =>
      spawn(process.execPath, ['--import', 'tsx', 'tests/chaos/webhooks/writer-process.ts'], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, ...database.environment, SECRET: secret, DEMO: '1', FAULT: fault, RECEIVER: receiver.url, ...more },
      })
    for (let round = 0; round < kills; round++) {
      const child = start({ WRITES: '100000' })
      await hears(child, 'committed', 8 + Math.floor(random() * 12))
      await sleep(random() * 60)
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    }
    const last = start({ LATER_MS: String(20 * 60_000) })
    const ended = once(last, 'exit')
    await hears(last, 'empty')
    await ended
    const changes = await database.work((db) =>
      db.selectFrom('audit_entry').select('subject_id').where('action', '=', 'chaos.change').execute(),
    )
    const told = new Set(receiver.received.map(({ event }) => event.data.member_id))
    return { committed: changes.length, lost: changes.filter(({ subject_id: id }) => !told.has(id)).length }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test('of events written by processes that are killed, none is lost', { timeout: 240_000 }, async () => {
  const { committed, lost } = await run(3, '')
  process.stdout.write(`  webhooks: ${committed} changes, 3 kills, ${lost} events lost (target 0)\n`)
  expect(committed).toBeGreaterThan(20)
  expect(lost).toBe(0)
})

test('the run finds events that are sent from memory after the commit', { timeout: 240_000 }, async () => {
  expect((await run(2, 'memory')).lost).toBeGreaterThan(0)
})
