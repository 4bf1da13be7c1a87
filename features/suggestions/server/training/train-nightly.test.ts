import { expect, test } from 'vitest'
import { composeService } from '#apps/server/compose.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { openTestApp } from '#tests/support/app/test-app.ts'
import { saveSuggestions } from '../store.ts'

test('at night it runs once for all processes, reports, and deletes suggestions that are old or of members who are gone', async () => {
  await using testApp = await openTestApp()
  const { db, clock, platform } = testApp
  const [amina, brian, diego] = [
    await createPerson(testApp, 'amina'),
    await createPerson(testApp, 'brian'),
    await createPerson(testApp, 'diego'),
  ]
  const save = (memberId: string, days: number) =>
    saveSuggestions(db, [{ memberId, others: [diego.id] }], new Date(clock.now().getTime() - days * 86_400_000))
  await save(amina.id, 1)
  await save(brian.id, 7)
  await save(diego.id, 1)
  await db.updateTable('member').set({ status: 'paused' }).where('id', '=', diego.id).execute()
  const other = await composeService({ config: platform.config, db, clock, log: platform.log })
  await other.app.ready()

  clock.set(new Date('2026-03-03T02:00:01Z'))
  await Promise.all([testApp.runJobs(), other.platform.jobs.runDue()])
  expect(await db.selectFrom('training_run').select('outcome').execute()).toEqual([{ outcome: 'too_few' }])
  expect(await db.selectFrom('suggestion').select('member_id').execute()).toEqual([{ member_id: amina.id }])

  clock.advance({ hours: 5 })
  platform.metrics.reportServiceWhen(() => Promise.resolve(true))
  const text = await platform.metrics.write()
  expect(text).toMatch(/^ndloo_training_age_seconds 1800\d$/m)
  expect(text).toContain('ndloo_training_outcome{outcome="too_few"} 1')

  clock.advance({ hours: 20 })
  await testApp.runJobs()
  expect(await db.selectFrom('training_run').select('outcome').execute()).toHaveLength(2)
  await other.app.close()
  await other.platform.realtime[Symbol.asyncDispose]()
  await other.platform.jobs[Symbol.asyncDispose]()
})
