// A process that writes events and delivers them until it is killed. Run by run.test.ts.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { recordAudit } from '#features/audit/server/index.ts'
import { sendDueDeliveries } from '#features/webhooks/server/deliver.ts'
import { sendDueDeliveriesJob } from '#features/webhooks/server/job-kinds.ts'
import { recordEvent } from '#features/webhooks/server/index.ts'
import { readServerConfig } from '#apps/server/config.ts'
import { inTransaction, openDatabase } from '#platform/server/db/database.ts'
import { openConfiguredDatabase } from '#platform/server/db/open-configured-database.ts'
import { JobRunner } from '#platform/server/jobs/job-runner.ts'
import { createLog } from '#platform/server/log.ts'
import { createOutboundPoster } from '#platform/server/outbound/post.ts'

const { WRITES = '0', LATER_MS = '0', FAULT = '', RECEIVER = '' } = process.env
const config = readServerConfig(process.env)
const db = openDatabase((await openConfiguredDatabase(config, '.')).pool)
// A later clock lets the last process retry deliveries of earlier processes without waiting.
const clock = { now: () => new Date(Date.now() + Number(LATER_MS)) }
const jobs = new JobRunner(db, clock, createLog('silent'), Math.random)
const post = createOutboundPoster({ loopback: true })
jobs.handle(sendDueDeliveriesJob, ({ endpointId }) => sendDueDeliveries({ db, clock, config, random: Math.random, post }, endpointId))
jobs.start(50)

/** The planted fault: the event is sent from memory after the commit, not recorded with the change. */
const sendFromMemory = (memberId: string): void => {
  const body = JSON.stringify({ type: 'member.joined', data: { member_id: memberId } })
  setTimeout(() => void fetch(RECEIVER, { method: 'POST', body }).catch(() => {}), 300)
}

process.stdout.write('ready\n')
for (let written = 0; written < Number(WRITES); written++) {
  const memberId = randomUUID()
  await inTransaction(db, async (tx) => {
    // The change that the event reports.
    await recordAudit(tx, {
      admin: null,
      action: 'chaos.change',
      subject: { kind: 'chaos', id: memberId },
      reason: 'chaos',
      now: clock.now(),
    })
    if (FAULT === '') await recordEvent(tx, { type: 'member.joined', data: { member_id: memberId } }, clock.now())
  })
  if (FAULT !== '') sendFromMemory(memberId)
  jobs.wake()
  process.stdout.write('committed\n')
}
for (;;) {
  const { waiting } = await db
    .selectFrom('webhook_delivery')
    .select((row) => row.fn.countAll<string>().as('waiting'))
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  if (waiting === '0') break
  await sleep(50)
}
process.stdout.write('empty\n')
process.exit(0)
