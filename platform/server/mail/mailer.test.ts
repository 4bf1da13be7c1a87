import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderMail } from './render-mail.ts'
import { defaultBrand } from '../brand.ts'
import { createSmtpMailer } from './mailer.ts'

interface Received {
  recipients: string[]
  source: string
}
const received: Received[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, session, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(chunks).toString() })
      done()
    })
  },
})
let url = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

const letter = {
  locale: 'fr',
  subject: '123456 est ton code',
  greeting: 'Bonjour <b>Ada</b>,',
  paragraphs: ['Voici le code.'],
  code: '123456',
  closing: 'À bientôt',
} as const

test('a mail arrives as text and HTML, with the name escaped and no external resources', async () => {
  await createSmtpMailer(url, 'hello@ndloo.example', () => defaultBrand.name).send(
    renderMail({ name: 'Ada', address: 'ada@example.com' }, letter, defaultBrand),
  )
  const mail = await PostalMime.parse(received.at(-1)?.source ?? '')
  expect(mail.subject).toBe(letter.subject)
  expect(mail.text).toContain('123456')
  expect(mail.html).toContain('Bonjour &lt;b&gt;Ada&lt;/b&gt;,')
  expect(mail.html).not.toMatch(/src=|url\(/)
})

test('text and HTML have the same content in the same order and keep line breaks', () => {
  const mail = renderMail(
    { name: 'Ada', address: 'ada@example.com' },
    {
      ...letter,
      paragraphs: ['Voici le code.', 'Une ligne & une autre.\nEncore une.'],
      action: { label: 'Ouvrir', url: 'https://ndloo.example/a?b=1&c=2' },
      footer: { text: 'Pourquoi ?', label: 'Arrêter', url: 'https://ndloo.example/stop' },
    },
    defaultBrand,
  )
  const withAddresses = mail.html
    .replace(/^.*<body/s, '<body')
    .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2 $1')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  const words = (text: string) => text.split(/\s+/).filter(Boolean)
  expect(words(withAddresses)).toEqual(['Ndloo', ...words(mail.text)])
  expect(mail.html).toContain('Encore une.')
  expect(mail.html).toContain('white-space:pre-line')
})

test('a name with a line break adds neither a recipient nor a header', async () => {
  const name = 'Ada\r\nBcc: all@example.com\r\nX-Evil: yes'
  await createSmtpMailer(url, 'hello@ndloo.example', () => defaultBrand.name).send(
    renderMail({ name, address: 'ada@example.com' }, letter, defaultBrand),
  )
  const { recipients, source } = received.at(-1) ?? { recipients: [], source: '' }
  expect(recipients).toEqual(['ada@example.com'])
  const headers = (await PostalMime.parse(source)).headers.map(({ key }) => key)
  expect(headers).not.toContain('bcc')
  expect(headers).not.toContain('x-evil')
})

test('an unreachable server is an error, so that the job is retried', async () => {
  await expect(
    createSmtpMailer('smtp://127.0.0.1:1', 'hello@ndloo.example', () => defaultBrand.name).send(
      renderMail({ name: 'Ada', address: 'ada@example.com' }, letter, defaultBrand),
    ),
  ).rejects.toThrow()
})
