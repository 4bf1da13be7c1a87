// @slow
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#platform/shared/endpoint.ts'
import { jpegWithGps } from '../support/people/photos.ts'
import { openServedTestApp, type ServedTestApp } from '../support/app/served-app.ts'
import { toMatrixResponse, type SendCell, httpSender, socketSender, statusByErrorCode } from './send-cell.ts'
import { callers, type MatrixFixtures, createMatrixFixtures } from './fixtures.ts'
import { socketAuthorizationMatrix, authorizationMatrix } from './matrix.ts'
import { type DatabaseSnapshots, openDatabaseSnapshots } from './database-snapshots.ts'
import { findMismatches, type MatrixSetup, checkMatrix } from './check-matrix.ts'

/** Tests only rows whose name matches the regular expression `ACCESS_ONLY`; all rows by default. */
const namePattern = new RegExp(process.env.ACCESS_ONLY ?? '')
const selectRows = <T>(lines: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(lines).filter(([name]) => namePattern.test(name)))

const print = (line: string): void => void process.stdout.write(`  ${line}\n`)

let testApp: ServedTestApp
let cast: MatrixFixtures
let snapshots: DatabaseSnapshots
let http: SendCell
let walk: MatrixSetup
let picture: Buffer

const encodeUpload = async (field: string) => {
  const given = new FormData()
  given.append(field, new Blob([new Uint8Array(picture)]), 'photo.jpg')
  const request = new Request('http://localhost', { method: 'POST', body: given })
  return { type: request.headers.get('content-type') ?? '', bytes: Buffer.from(await request.arrayBuffer()) }
}
const endpointName = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

beforeAll(async () => {
  testApp = await openServedTestApp({ LIMIT_FACTOR: '100000' })
  picture = await jpegWithGps('#308030')
  cast = await createMatrixFixtures(testApp)
  snapshots = await openDatabaseSnapshots(testApp.db)
  http = httpSender(testApp.app, cast, encodeUpload)
  const successes = new Map(testApp.app.endpoints.map((one) => [endpointName(one), one.status ?? (one.response === undefined ? 204 : 200)]))
  const guesses = { tables: ['failed_attempt', 'email_code'], because: 'wrong guesses are counted' }
  walk = {
    send: http,
    snapshots,
    before: await snapshots.save(),
    success: (name) => successes.get(name) ?? 200,
    unknownPath: toMatrixResponse(await testApp.app.inject({ url: '/api/no/such' })),
    allowedChanges: {
      'POST /auth/verify-email': guesses,
      'POST /auth/otp-login': guesses,
      'POST /auth/phone/enter': guesses,
      'POST /auth/phone/reset-password': guesses,
      'PUT /me/phone': guesses,
      'POST /auth/reset-password': guesses,
      'POST /auth/change-email/confirm': guesses,
      'POST /admin/second-factor': guesses,
      'POST /admin/second-factor/confirm': guesses,
      'POST /admin/enter': guesses,
    },
  }
}, 300_000)
afterAll(() => testApp[Symbol.asyncDispose]())

describe('authorization matrix', () => {
  it('has a row for every endpoint and socket command, and no other', () => {
    expect(testApp.app.endpoints.length).toBeGreaterThan(90)
    expect(findMismatches(testApp.app.endpoints.map(endpointName), authorizationMatrix)).toEqual([])
    const commands = testApp.platform.realtime.clientEvents().map(({ name }) => name)
    expect(commands.length).toBeGreaterThan(4)
    expect(findMismatches(commands, socketAuthorizationMatrix)).toEqual([])
  })

  it('requires a fresh login for every change by an administrator', () => {
    const changes = testApp.app.endpoints.filter(
      ({ access, method, console }) => access === 'admin' && method !== 'GET' && console !== 'entry',
    )
    // Claiming and releasing a case changes nothing for members.
    const harmless = ['POST /admin/reports/:id/claim', 'POST /admin/reports/:id/release']
    expect(changes.filter(({ console }) => console !== 'fresh').map(endpointName)).toEqual(harmless)
    expect(changes.length).toBeGreaterThan(18)
  })

  it(
    'holds over HTTP: every caller gets the expected status, and a refusal changes and reveals nothing',
    { timeout: 600_000 },
    async () => {
      const { cells, faults } = await checkMatrix(walk, selectRows(authorizationMatrix))
      print(`authorisation matrix: ${testApp.app.endpoints.length} calls, ${cells} cells, wrong: ${faults.length} (target 0)`)
      expect(faults).toEqual([])
    },
  )

  it('no path under the console reveals to outsiders that it exists', { timeout: 300_000 }, async () => {
    const long = 'x'.repeat(300)
    for (const tail of [long, `${long}/role`, '%', '%2f', '%00', '..%2f..', '', 'A'])
      for (const method of ['GET', 'PUT', 'POST', 'DELETE', 'HEAD', 'OPTIONS'] as const)
        for (const caller of ['visitor', 'owner', 'guest', 'suspended'] as const) {
          const headers = caller === 'visitor' ? {} : { authorization: `Bearer ${cast.people[caller].token}` }
          const look = async (under: string) =>
            toMatrixResponse(await testApp.app.inject({ method, url: `/api/${under}/${tail}`, headers }))
          expect(await look('admin/members'), `${method} ${tail.slice(0, 20)} ${caller}`).toEqual(await look('no/such'))
        }
  })

  it('holds over sockets', { timeout: 300_000 }, async () => {
    const sockets = new Map(
      await Promise.all(
        callers.map(async (caller) => [caller, await testApp.connect(caller === 'visitor' ? undefined : cast.people[caller])] as const),
      ),
    )
    const send = socketSender(sockets, statusByErrorCode(testApp.app.endpoints), cast)
    const { cells, faults } = await checkMatrix(
      { ...walk, send, before: await snapshots.save(), success: () => 200 },
      selectRows(socketAuthorizationMatrix),
    )
    print(
      `authorisation matrix: ${Object.keys(socketAuthorizationMatrix).length} socket commands, ${cells} cells, wrong: ${faults.length} (target 0)`,
    )
    expect(faults).toEqual([])
  })
})

describe('the harness', { timeout: 300_000 }, () => {
  const look = { 'GET /profile/:id': authorizationMatrix['GET /profile/:id'] ?? [] }
  const faultsOf = async (send: SendCell) => (await checkMatrix({ ...walk, send }, look)).faults.join('\n')

  it('reports an endpoint without a row', () => {
    const served = [...testApp.app.endpoints.map(endpointName), 'POST /planted/:id']
    expect(findMismatches(served, authorizationMatrix)).toEqual(['POST /planted/:id is missing from the table'])
    expect(findMismatches([], { typing: {} })).toEqual(['typing is not served'])
  })

  it('detects an endpoint that accepts a caller it must refuse', async () => {
    const send: SendCell = (cell) => http(cell.caller === 'blocked' ? { ...cell, caller: 'other' } : cell)
    expect(await faultsOf(send)).toContain('GET /profile/:id (member) live blocked: expected 404, got 200')
  })

  it('detects an endpoint that refuses a caller it must accept', async () => {
    const send: SendCell = (cell) => http(cell.caller === 'other' ? { ...cell, caller: 'visitor' } : cell)
    expect(await faultsOf(send)).toContain('GET /profile/:id (member) live other: expected ok, got 401')
  })

  it('detects a refusal that changes data', async () => {
    const send: SendCell = async (cell) => {
      const response = await http(cell)
      if (response.status === 404) await testApp.db.updateTable('member').set({ bio: 'seen' }).where('id', '=', cast.friend.id).execute()
      return response
    }
    expect(await faultsOf(send)).toContain('a refusal changed member')
    expect(await faultsOf(http)).toBe('')
  })

  it('detects one more byte or header for a blocked caller', async () => {
    const byte: SendCell = async (cell) => {
      const response = await http(cell)
      return cell.caller === 'blocked' && response.status === 404 ? { ...response, text: `${response.text} ` } : response
    }
    expect(await faultsOf(byte)).toContain('2 responses of kind 404 differ')
    const header: SendCell = async (cell) => {
      const response = await http(cell)
      return cell.caller === 'blocked' ? { ...response, headers: { ...response.headers, 'x-block': '1' } } : response
    }
    expect(await faultsOf(header)).toContain('live blocked: sends the header x-block: 1')
  })
})
