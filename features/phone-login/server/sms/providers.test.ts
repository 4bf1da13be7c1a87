import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SmsAccount } from './account.ts'
import { createSmsSender } from './sender.ts'

interface Received {
  url: string | undefined
  headers: IncomingHttpHeaders
  fields: Record<string, string>
}
const received: Received[] = []
let answer: { status: number; body: string }
const server = createServer((request, response) => {
  let text = ''
  request.on('data', (part: Buffer) => (text += part.toString()))
  request.on('end', () => {
    received.push({ url: request.url, headers: request.headers, fields: Object.fromEntries(new URLSearchParams(text)) })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
})
let baseUrl = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const sms = { to: '+237670000001', text: 'Ndloo: 123456' }
const sendBy = (account: Omit<SmsAccount, 'baseUrl'>, reply: unknown, status = 201) => {
  answer = { status, body: typeof reply === 'string' ? reply : JSON.stringify(reply) }
  received.length = 0
  return createSmsSender({ ...account, baseUrl })(sms)
}
const twilio = { provider: 'twilio', user: 'AC1', key: 'secret', from: '+15005550006' } as const
const africasTalking = { provider: 'africastalking', user: 'ndloo', key: 'secret', from: undefined } as const
const recipients = (statusCode: number) => ({ SMSMessageData: { Message: '', Recipients: [{ statusCode, number: sms.to }] } })

test('Twilio gets the message once, from a number or a service', async () => {
  await sendBy(twilio, { sid: 'SM1' })
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    url: '/2010-04-01/Accounts/AC1/Messages.json',
    headers: { authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}` },
    fields: { To: sms.to, Body: sms.text, From: '+15005550006' },
  })
  await sendBy({ ...twilio, from: 'MG1' }, { sid: 'SM1' })
  expect(received[0]?.fields).toEqual({ To: sms.to, Body: sms.text, MessagingServiceSid: 'MG1' })
})

test('Africa’s Talking gets the message once', async () => {
  await sendBy(africasTalking, recipients(101))
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    url: '/version1/messaging',
    headers: { apikey: 'secret' },
    fields: { username: 'ndloo', to: sms.to, message: sms.text },
  })
})

test.each([
  ['Twilio refuses', twilio, { code: 21_211, message: 'Invalid To' }, 400, /Twilio answered 400, code 21211/],
  ['Twilio is down', twilio, '<html>', 502, /./],
  ['Africa’s Talking refuses the number', africasTalking, recipients(403), 201, /code 403/],
  ['Africa’s Talking has no balance', africasTalking, recipients(405), 201, /code 405/],
  ['Africa’s Talking knows no recipient', africasTalking, { SMSMessageData: { Message: 'Invalid', Recipients: [] } }, 201, /code unknown/],
] as const)('%s: an error, and no second request', async (_, account, reply, status, message) => {
  await expect(sendBy(account, reply, status)).rejects.toThrow(message)
  expect(received).toHaveLength(1)
})
