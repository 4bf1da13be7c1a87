import { expect, test } from 'vitest'
import { createLog, withoutAddresses } from './log.ts'

test('the log names no address of a person, and nothing of the rows an error carries', () => {
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

test('headers, which open doors, are never written, whoever hands them over', () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  const headers = { authorization: 'Bearer zebra', cookie: 'a=zebra' }
  log.trace({ busboyOptions: { headers, limits: {} } }, 'from a library')
  log.trace({ headers, req: { headers } }, 'from another')
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toContain('zebra')
})

test('places in the code stay readable', () => {
  const place = 'at run (/srv/node_modules/@fastify/compress/index.js:10:3)'
  expect(withoutAddresses(place)).toBe(place)
})
