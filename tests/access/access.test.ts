import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#platform/shared/endpoint.ts'
import { taggedJpeg } from '../support/people/photos.ts'
import { openServedTestApp, type ServedTestApp } from '../support/app/served-app.ts'
import { answerOf, type Ask, overHttp, overSockets, statusesOf } from './ask.ts'
import { callers, type Cast, gather } from './cast.ts'
import { socketTable, table } from './table.ts'
import { type Tables, watchTables } from './tables.ts'
import { outOfStep, type Walk, walkTable } from './walk.ts'

/** `ACCESS_ONLY` limits the run to matching names while one row is worked on. */
const only = new RegExp(process.env.ACCESS_ONLY ?? '')
const chosen = <T>(lines: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(lines).filter(([name]) => only.test(name)))

const say = (line: string): void => void process.stdout.write(`  ${line}\n`)

let testApp: ServedTestApp
let cast: Cast
let tables: Tables
let http: Ask
let walk: Walk
let picture: Buffer

const form = async (field: string) => {
  const given = new FormData()
  given.append(field, new Blob([new Uint8Array(picture)]), 'photo.jpg')
  const request = new Request('http://localhost', { method: 'POST', body: given })
  return { type: request.headers.get('content-type') ?? '', bytes: Buffer.from(await request.arrayBuffer()) }
}
const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

beforeAll(async () => {
  testApp = await openServedTestApp({ LIMIT_FACTOR: '100000' })
  picture = await taggedJpeg('#308030')
  cast = await gather(testApp)
  tables = await watchTables(testApp.db)
  http = overHttp(testApp.app, cast, form)
  const successes = new Map(testApp.app.endpoints.map((one) => [nameOf(one), one.status ?? (one.response === undefined ? 204 : 200)]))
  const guesses = { tables: ['failed_attempt', 'email_code'], because: 'wrong guesses are counted' }
  walk = {
    ask: http,
    tables,
    before: await tables.keep(),
    success: (name) => successes.get(name) ?? 200,
    nowhere: answerOf(await testApp.app.inject({ url: '/api/no/such' })),
    moves: {
      'POST /auth/verify-email': guesses,
      'POST /auth/otp-login': guesses,
      'POST /auth/reset-password': guesses,
      'POST /auth/change-email/confirm': guesses,
      'POST /admin/second-factor/confirm': guesses,
      'POST /admin/enter': guesses,
    },
  }
}, 300_000)
afterAll(() => testApp[Symbol.asyncDispose]())

describe('authorization matrix', () => {
  it('has a row for every endpoint and socket command, and no other', () => {
    expect(testApp.app.endpoints.length).toBeGreaterThan(90)
    expect(outOfStep(testApp.app.endpoints.map(nameOf), table)).toEqual([])
    const commands = testApp.platform.realtime.commands().map(({ name }) => name)
    expect(commands.length).toBeGreaterThan(4)
    expect(outOfStep(commands, socketTable)).toEqual([])
  })

  it('requires a fresh login for every change by an administrator', () => {
    const changes = testApp.app.endpoints.filter(
      ({ access, method, console }) => access === 'admin' && method !== 'GET' && console !== 'entry',
    )
    // Claiming and releasing a case changes nothing for members.
    const harmless = ['POST /admin/reports/:id/claim', 'POST /admin/reports/:id/release']
    expect(changes.filter(({ console }) => console !== 'fresh').map(nameOf)).toEqual(harmless)
    expect(changes.length).toBeGreaterThan(18)
  })

  it(
    'holds over HTTP: every caller gets the expected status, and a refusal changes and reveals nothing',
    { timeout: 600_000 },
    async () => {
      const { cells, faults } = await walkTable(walk, chosen(table))
      say(`authorisation matrix: ${testApp.app.endpoints.length} calls, ${cells} cells, wrong: ${faults.length} (target 0)`)
      expect(faults).toEqual([])
    },
  )

  it('no path under the console reveals to outsiders that it exists', { timeout: 300_000 }, async () => {
    const long = 'x'.repeat(300)
    for (const tail of [long, `${long}/role`, '%', '%2f', '%00', '..%2f..', '', 'A'])
      for (const method of ['GET', 'PUT', 'POST', 'DELETE', 'HEAD', 'OPTIONS'] as const)
        for (const caller of ['visitor', 'owner', 'guest', 'suspended'] as const) {
          const headers = caller === 'visitor' ? {} : { authorization: `Bearer ${cast.people[caller].token}` }
          const look = async (under: string) => answerOf(await testApp.app.inject({ method, url: `/api/${under}/${tail}`, headers }))
          expect(await look('admin/members'), `${method} ${tail.slice(0, 20)} ${caller}`).toEqual(await look('no/such'))
        }
  })

  it('holds over sockets', { timeout: 300_000 }, async () => {
    const sockets = new Map(
      await Promise.all(
        callers.map(async (caller) => [caller, await testApp.connect(caller === 'visitor' ? undefined : cast.people[caller])] as const),
      ),
    )
    const ask = overSockets(sockets, statusesOf(testApp.app.endpoints), cast)
    const { cells, faults } = await walkTable({ ...walk, ask, before: await tables.keep(), success: () => 200 }, chosen(socketTable))
    say(`authorisation matrix: ${Object.keys(socketTable).length} socket commands, ${cells} cells, wrong: ${faults.length} (target 0)`)
    expect(faults).toEqual([])
  })
})

describe('the harness', { timeout: 300_000 }, () => {
  const look = { 'GET /profile/:id': table['GET /profile/:id'] ?? [] }
  const faultsOf = async (ask: Ask) => (await walkTable({ ...walk, ask }, look)).faults.join('\n')

  it('reports an endpoint without a row', () => {
    const served = [...testApp.app.endpoints.map(nameOf), 'POST /planted/:id']
    expect(outOfStep(served, table)).toEqual(['POST /planted/:id is missing from the table'])
    expect(outOfStep([], { typing: {} })).toEqual(['typing is not served'])
  })

  it('detects an endpoint that accepts a caller it must refuse', async () => {
    const ask: Ask = (asked) => http(asked.caller === 'blocked' ? { ...asked, caller: 'other' } : asked)
    expect(await faultsOf(ask)).toContain('GET /profile/:id (member) live blocked: 404 is due, came 200')
  })

  it('detects an endpoint that refuses a caller it must accept', async () => {
    const ask: Ask = (asked) => http(asked.caller === 'other' ? { ...asked, caller: 'visitor' } : asked)
    expect(await faultsOf(ask)).toContain('GET /profile/:id (member) live other: ok is due, came 401')
  })

  it('detects a refusal that changes data', async () => {
    const ask: Ask = async (asked) => {
      const answer = await http(asked)
      if (answer.status === 404) await testApp.db.updateTable('member').set({ bio: 'seen' }).where('id', '=', cast.friend.id).execute()
      return answer
    }
    expect(await faultsOf(ask)).toContain('a refusal has changed member')
    expect(await faultsOf(http)).toBe('')
  })

  it('detects one more byte or header for a blocked caller', async () => {
    const byte: Ask = async (asked) => {
      const answer = await http(asked)
      return asked.caller === 'blocked' && answer.status === 404 ? { ...answer, text: `${answer.text} ` } : answer
    }
    expect(await faultsOf(byte)).toContain('2 answers of kind 404 can be told apart')
    const header: Ask = async (asked) => {
      const answer = await http(asked)
      return asked.caller === 'blocked' ? { ...answer, headers: { ...answer.headers, 'x-block': '1' } } : answer
    }
    expect(await faultsOf(header)).toContain('live blocked: carries x-block: 1')
  })
})
