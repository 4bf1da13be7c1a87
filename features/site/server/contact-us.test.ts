import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { contactUs } from '../contract.ts'

const body = { name: 'Esi Mensah', email: 'Esi@Ndloo.example', message: 'Good morning.\n\nWhen do you open in Kumasi?' }

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ OPERATOR_EMAIL: 'desk@ndloo.example' })
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(() => {
  testApp.mails.length = 0
})

describe('a message of the contact form', () => {
  it('is mailed to the operator, and a reply goes to its sender', async () => {
    const { status, body: answer } = await testApp.call(contactUs, { body }, { language: 'fr', from: '10.0.0.1' })
    expect(status).toBe(202)
    expect(answer.message).toMatch(/^Merci/)
    await testApp.runJobs()
    expect(testApp.mails).toHaveLength(1)
    const [mail] = testApp.mails
    expect(mail).toMatchObject({
      to: { address: 'desk@ndloo.example' },
      replyTo: { name: 'Esi Mensah', address: 'esi@ndloo.example' },
      subject: 'Message from Esi Mensah',
    })
    expect(mail?.text).toContain('When do you open in Kumasi?')
    expect(mail?.text).toContain('esi@ndloo.example')
    const left = await testApp.db.selectFrom('job').select('payload').where('kind', '=', 'site.mail-message').execute()
    expect(JSON.stringify(left)).not.toContain('Kumasi')
  })
  it('is refused by field when something is missing or invalid', async () => {
    const cases = [
      ['name', { ...body, name: ' ' }],
      ['name', { ...body, name: 'Esi\r\nBcc: all@ndloo.example' }],
      ['email', { ...body, email: 'esi@' }],
      ['message', { ...body, message: 'too short' }],
      ['message', { ...body, message: 'nul \0 and more of it' }],
    ] as const
    for (const [field, wrong] of cases) {
      const { status, error } = await testApp.call(contactUs, { body: wrong }, { from: '10.0.0.2' })
      expect(status, field).toBe(422)
      expect(Object.keys(error.errors ?? {}), JSON.stringify(wrong)).toEqual([field])
    }
    await testApp.runJobs()
    expect(testApp.mails).toEqual([])
  })
  it('is accepted five times an hour from one address', async () => {
    const send = (from: string) => testApp.call(contactUs, { body }, { from })
    for (let turn = 0; turn < 5; turn++) expect((await send('10.0.0.3')).status).toBe(202)
    const refused = await send('10.0.0.3')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send('10.0.0.4')).status).toBe(202)
    await testApp.runJobs()
    expect(testApp.mails).toHaveLength(6)
  })
})
