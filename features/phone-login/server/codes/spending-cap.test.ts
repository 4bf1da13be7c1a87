// @slow
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFullRun } from '#tests/support/is-full-run.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { mobileNumber, readTextsTo } from '#tests/support/features/phone-login.ts'
import { requestPhoneCode } from '../../contract.ts'
import { sendPhoneCode, type SmsOutcome } from './send-phone-code.ts'
import { countSmsIfAllowed } from './spending-cap.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ SMS_PER_COUNTRY_HOUR: '50' })
})
afterAll(() => testApp[Symbol.asyncDispose]())

const request = (index: number) => ({
  phone: mobileNumber(index).phone,
  country: 'CM',
  purpose: 'enter' as const,
  locale: 'en' as const,
  place: '',
  asked: testApp.clock.now().toISOString(),
})

const requests = isFullRun ? 10_000 : 1000

test('of the requests for thousands of numbers of a country, exactly 50 are sent', { timeout: 300_000 }, async () => {
  const sent: string[] = []
  const outcomes: SmsOutcome[] = []
  const sending = { sendSms: ({ to }: { to: string }) => Promise.resolve(void sent.push(to)), randomCode: () => '123456' }
  const workers = Array.from({ length: 20 }, async (_, worker) => {
    for (let i = worker; i < requests; i += 20) outcomes.push(await sendPhoneCode(testApp.platform, sending, request(i)))
  })
  await Promise.all(workers)
  expect(sent).toHaveLength(50)
  expect(new Set(sent).size).toBe(50)
  expect(outcomes.filter((outcome) => outcome === 'over_country')).toHaveLength(requests - 50)
  // The cap counts each country and each hour separately.
  const other = { ...request(0), phone: '+254712345678', country: 'KE' }
  expect(await sendPhoneCode(testApp.platform, sending, other)).toBe('sent')
  testApp.clock.advance({ hours: 1 })
  expect(await sendPhoneCode(testApp.platform, sending, request(9999))).toBe('sent')
})

test('over the cap the answer is the same, and the number keeps its own count', async () => {
  testApp.clock.advance({ hours: 1 })
  const sending = { sendSms: () => Promise.resolve(), randomCode: () => '123456' }
  for (let i = 20_000; i < 20_050; i++) await sendPhoneCode(testApp.platform, sending, request(i))
  const late = mobileNumber(30_000)
  const over = await testApp.call(requestPhoneCode, { body: { ...late.typed, type: 'enter' } }, { from: '203.0.113.1' })
  await testApp.runJobs()
  expect(await readTextsTo(testApp.db, late.phone)).toEqual([])
  testApp.clock.advance({ hours: 1 })
  const within = await testApp.call(requestPhoneCode, { body: { ...late.typed, type: 'enter' } }, { from: '203.0.113.1' })
  await testApp.runJobs()
  expect([over.status, over.text]).toEqual([within.status, within.text])
  expect(await readTextsTo(testApp.db, late.phone)).toHaveLength(1)
  expect(await testApp.platform.metrics.write()).toMatch(/ndloo_sms_total\{outcome="over_country"\} 1/)
})

test('a number gets ten messages a day, one a minute, and as many again where its owner is known', async () => {
  const number = randomBytes(32)
  const caps = { perCountryHour: 1000, factor: 1 }
  const start = testApp.clock.now()
  const at = (seconds: number, known = false) =>
    countSmsIfAllowed(testApp.db, caps, { country: 'GH', number, known, asked: new Date(start.getTime() + seconds * 1000) })
  expect(await at(0)).toBe('allowed')
  expect(await at(59)).toBe('over_number')
  const verdicts: string[] = []
  for (let minute = 1; minute <= 10; minute++) verdicts.push(await at(minute * 60))
  expect(verdicts).toEqual([...Array.from({ length: 9 }, () => 'allowed'), 'over_number'])
  expect(await at(660, true)).toBe('allowed')
})
