import { describe, expect, test } from 'vitest'
import { locales } from '#platform/shared/i18n/locales.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { openStage } from '#tests/support/app/test-app.ts'
import { login, sendCode, signUp, verifyEmail } from '../contract.ts'
import { codeIn, registration } from '#tests/support/features/auth.ts'

describe('mails', () => {
  test('carry the code in the language of the member, and no name to an address nobody has proven', async () => {
    await using stage = await openStage()
    for (const locale of locales)
      await stage.call(signUp, { body: registration({ locale, email: `${locale}@example.com` }) }, { language: 'de' })
    await stage.runJobs()
    expect(stage.mails).toHaveLength(5)
    for (const locale of locales) {
      const mail = stage.mails.find((candidate) => candidate.to.address === `${locale}@example.com`)
      const code = codeIn(stage.mails, `${locale}@example.com`)
      expect(mail?.subject).toContain(code)
      expect(mail?.html).toContain(`>${code}<`)
      expect(mail?.html).toContain(`lang="${locale}"`)
      expect(`${mail?.to.name} ${mail?.text} ${mail?.html}`).not.toMatch(/Amina|Bello/)
      expect(`${mail?.subject} ${mail?.text} ${mail?.html.replace(/<style>.*<\/style>/, '')}`).not.toMatch(/[{}]|mails\./)
    }
    // Besides the address and the code, no two are alike.
    expect(new Set(stage.mails.map((mail) => mail.text.replaceAll(/\d{6}|#.*/g, ''))).size).toBe(5)
  })
})

describe('the hourly sweep', () => {
  test('erases accounts unproven for 48 hours, wholly, and nobody else', async () => {
    await using stage = await openStage()
    const active = await createPerson(stage, 'brian')
    await stage.call(signUp, { body: registration() })
    stage.clock.advance({ hours: 1 })
    await stage.call(signUp, { body: registration({ email: 'later@example.com' }) })
    stage.clock.advance({ hours: 46, minutes: 59 })
    await stage.runJobs()
    const emails = async () => (await stage.db.selectFrom('member').select('email').orderBy('email').execute()).map((row) => row.email)
    expect(await emails()).toEqual(['amina@example.com', active.email, 'later@example.com'].toSorted())
    stage.clock.advance({ minutes: 60 })
    await stage.runJobs()
    expect(await emails()).toEqual([active.email, 'later@example.com'].toSorted())
    expect(await stage.db.selectFrom('account').select('id').where('member_id', 'is not', null).execute()).toHaveLength(6)
    expect(await stage.db.selectFrom('entitlement').select('member_id').execute()).toHaveLength(2)
  })

  test('removes what has ended and leaves what lives', async () => {
    await using stage = await openStage()
    const brian = await createPerson(stage, 'brian')
    await stage.call(signUp, { body: registration() })
    await stage.call(login, { body: { email: brian.email, password: 'not this one' } })
    await stage.runJobs()
    await stage.call(verifyEmail, { body: { email: 'amina@example.com', code: codeIn(stage.mails, 'amina@example.com') } })
    await stage.call(signUp, { body: registration({ email: 'other@example.com' }) })
    await stage.runJobs()
    const count = async (table: 'code' | 'failed_attempt' | 'session') => (await stage.db.selectFrom(table).selectAll().execute()).length
    expect([await count('session'), await count('code'), await count('failed_attempt')]).toEqual([2, 1, 2])
    stage.clock.advance({ hours: 25 })
    await stage.runJobs()
    expect([await count('session'), await count('code'), await count('failed_attempt')]).toEqual([1, 0, 0])
    stage.clock.advance({ days: 15 })
    await stage.runJobs()
    expect(await count('session')).toBe(0)
  })

  test('comes back every hour, once', async () => {
    await using stage = await openStage()
    const sweeps = async () =>
      (await stage.db.selectFrom('job').select('done_at').where('kind', '=', 'auth.sweep').orderBy('id').execute()).map(
        (job) => job.done_at !== null,
      )
    expect(await sweeps()).toEqual([false])
    for (let hour = 1; hour <= 3; hour++) {
      await stage.runJobs()
      await stage.runJobs()
      expect(await sweeps()).toEqual([...Array.from({ length: hour }, () => true), false])
      stage.clock.advance({ hours: 1 })
    }
  })

  test('a code asked for by a stranger leaves no address behind', async () => {
    await using stage = await openStage()
    await stage.call(sendCode, { body: { email: 'stranger@example.com', type: 'verify-email' } })
    await stage.runJobs()
    expect(JSON.stringify(await stage.db.selectFrom('job').selectAll().execute())).not.toContain('stranger')
  })
})
