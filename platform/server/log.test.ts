import { expect, test } from 'vitest'
import { createLog, maskEmailAddresses } from './log.ts'

test('the log contains no email addresses and no row values of errors', () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  const refused = Object.assign(new Error('550 no such user <amina.b+x@mail.example>', { cause: new Error('to amina@example.com') }), {
    code: 'EENVELOPE',
    rejected: ['amina@example.com'],
    detail: 'Key (email)=(amina@example.com) already exists.',
  })
  log.error({ err: refused }, 'job failed')
  log.error({ err: 'amina@example.com' }, 'job failed')
  expect(lines.join('')).not.toMatch(/amina|mail\.example/)
  expect(lines[0]).toContain('550 no such user <<address>>')
  expect(lines[0]).toContain('EENVELOPE')
  expect(lines[0]).toContain('log.test.ts')
})

test('headers with credentials are never logged', () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  const headers = { authorization: 'Bearer zebra', cookie: 'a=zebra' }
  log.trace({ busboyOptions: { headers, limits: {} } }, 'from a library')
  log.trace({ headers, req: { headers } }, 'from another')
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toContain('zebra')
})

test('source locations with an @ stay unchanged', () => {
  const place = 'at run (/srv/node_modules/@fastify/compress/index.js:10:3)'
  expect(maskEmailAddresses(place)).toBe(place)
})
