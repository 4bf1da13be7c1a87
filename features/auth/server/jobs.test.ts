// @slow
import { describe, expect, test } from 'vitest'
import { locales } from '#platform/shared/i18n/locales.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { openTestApp } from '#tests/support/app/test-app.ts'
import { login, requestCode, signUp, verifyEmail } from '../contract.ts'
import { readMailedCode, registrationBody } from '#tests/support/features/auth.ts'

describe('mails', () => {
  test('use the language of the member, and no name for an unproven address', async () => {
    await using testApp = await openTestApp()
    for (const locale of locales)
      await testApp.call(signUp, { body: registrationBody({ locale, email: `${locale}@example.com` }) }, { language: 'is' })
    await testApp.runJobs()
    expect(testApp.mails).toHaveLength(locales.length)
    for (const locale of locales) {
      const mail = testApp.mails.find((candidate) => candidate.to.address === `${locale}@example.com`)
      const code = readMailedCode(testApp.mails, `${locale}@example.com`)
      expect(mail?.subject).toContain(code)
      expect(mail?.html).toContain(`>${code}<`)
      expect(mail?.html).toContain(`lang="${locale}"`)
      expect(`${mail?.to.name} ${mail?.text} ${mail?.html}`).not.toMatch(/Amina|Bello/)
      expect(`${mail?.subject} ${mail?.text} ${mail?.html.replace(/<style>.*<\/style>/, '')}`).not.toMatch(/[{}]|mails\./)
    }
    // Apart from addresses and codes, the mails of all languages differ.
    expect(new Set(testApp.mails.map((mail) => mail.text.replaceAll(/\d{6}|#.*/g, ''))).size).toBe(locales.length)
  })
})

describe('the hourly purge', () => {
  test('erases accounts that stay unverified for 48 hours, and no others', async () => {
    await using testApp = await openTestApp()
    const active = await createPerson(testApp, 'brian')
    await testApp.call(signUp, { body: registrationBody() })
    testApp.clock.advance({ hours: 1 })
    await testApp.call(signUp, { body: registrationBody({ email: 'later@example.com' }) })
    testApp.clock.advance({ hours: 46, minutes: 59 })
    await testApp.runJobs()
    const emails = async () => (await testApp.db.selectFrom('member').select('email').orderBy('email').execute()).map((row) => row.email)
    expect(await emails()).toEqual(['amina@example.com', active.email, 'later@example.com'].toSorted())
    testApp.clock.advance({ minutes: 60 })
    await testApp.runJobs()
    expect(await emails()).toEqual([active.email, 'later@example.com'].toSorted())
    expect(await testApp.db.selectFrom('account').select('id').where('member_id', 'is not', null).execute()).toHaveLength(6)
    expect(await testApp.db.selectFrom('entitlement').select('member_id').execute()).toHaveLength(2)
  })

  test('removes what has expired and keeps the rest', async () => {
    await using testApp = await openTestApp()
    const brian = await createPerson(testApp, 'brian')
    await testApp.call(signUp, { body: registrationBody() })
    await testApp.call(login, { body: { email: brian.email, password: 'not this one' } })
    await testApp.runJobs()
    await testApp.call(verifyEmail, { body: { email: 'amina@example.com', code: readMailedCode(testApp.mails, 'amina@example.com') } })
    await testApp.call(signUp, { body: registrationBody({ email: 'other@example.com' }) })
    await testApp.runJobs()
    const count = async (table: 'code' | 'failed_attempt' | 'session') => (await testApp.db.selectFrom(table).selectAll().execute()).length
    expect([await count('session'), await count('code'), await count('failed_attempt')]).toEqual([2, 1, 2])
    testApp.clock.advance({ hours: 25 })
    await testApp.runJobs()
    expect([await count('session'), await count('code'), await count('failed_attempt')]).toEqual([1, 0, 0])
    testApp.clock.advance({ days: 15 })
    await testApp.runJobs()
    expect(await count('session')).toBe(0)
  })

  test('runs once an hour', async () => {
    await using testApp = await openTestApp()
    const sweeps = async () =>
      (await testApp.db.selectFrom('job').select('done_at').where('kind', '=', 'auth.sweep').orderBy('id').execute()).map(
        (job) => job.done_at !== null,
      )
    expect(await sweeps()).toEqual([false])
    for (let hour = 1; hour <= 3; hour++) {
      await testApp.runJobs()
      await testApp.runJobs()
      expect(await sweeps()).toEqual([...Array.from({ length: hour }, () => true), false])
      testApp.clock.advance({ hours: 1 })
    }
  })

  test('the job of a code for an unknown address keeps no email', async () => {
    await using testApp = await openTestApp()
    await testApp.call(requestCode, { body: { email: 'stranger@example.com', type: 'verify-email' } })
    await testApp.runJobs()
    expect(JSON.stringify(await testApp.db.selectFrom('job').selectAll().execute())).not.toContain('stranger')
  })
})
