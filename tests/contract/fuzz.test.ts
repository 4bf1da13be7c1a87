// @slow
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { locales } from '#platform/shared/i18n/locales.ts'
import { createPerson } from '../support/people/people.ts'
import { hostileTexts } from './hostile-values.ts'
import { eventSchemaOf, type EndpointSchemas, endpointSchemasOf } from './schema.ts'
import { openFuzzTargets, type FuzzTargets } from './fuzz-targets.ts'
import { sendMalformedMessages, fuzzSocketEvent } from './fuzz-socket.ts'
import { fuzzEndpoint } from './fuzz-endpoint.ts'

/** Requests per endpoint: more on PostgreSQL, few on the embedded database. `npm run chaos fuzz` overrides it. */
const defaultCount = 'folder' in inject('template') ? 6 : 30
const count = Number(process.env.FUZZ_RUNS ?? defaultCount)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)
const only = process.env.FUZZ_ONLY ?? ''
/** Endpoints fuzzed concurrently. */
const concurrency = 4

const print = (line: string): void => void process.stdout.write(`  ${line}\n`)

/** Runs `work` on every item with limited concurrency; returns all faults. */
const eachOf = async <T>(items: readonly T[], work: (item: T) => Promise<string[]>): Promise<string[]> => {
  const faults: string[] = []
  const rest = [...items]
  const worker = async (): Promise<void> => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) faults.push(...(await work(item)))
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return faults
}

let targets: FuzzTargets
let operations: EndpointSchemas[]
const rejections: unknown[] = []
const note = (reason: unknown): void => void rejections.push(reason)
beforeAll(async () => {
  process.on('unhandledRejection', note)
  targets = await openFuzzTargets()
  operations = targets.testApp.app.endpoints.map(endpointSchemasOf)
}, 300_000)
afterAll(async () => {
  await targets[Symbol.asyncDispose]()
  process.off('unhandledRejection', note)
})

const fuzzAll = async (operations: readonly EndpointSchemas[], as: 'member' | 'admin'): Promise<string[]> =>
  eachOf(operations, async (operation) => {
    const client = await targets.createClient(as)
    const { known, picture, testApp } = targets
    return fuzzEndpoint({ app: testApp.app, texts: testApp.platform.texts, known, picture, count, seed, client }, operation)
  })

describe('fuzzing the contract', () => {
  const limit = { timeout: 300_000 + count * 10_000 }

  it('over HTTP: no crash or hang, invalid input is refused, valid input is accepted, and errors are well-formed', limit, async () => {
    const chosen = operations.filter(({ name }) => name.includes(only))
    const startedAt = performance.now()
    const before = process.cpuUsage()
    const isHidden = ({ endpoint }: EndpointSchemas) => endpoint.access === 'admin'
    const faults = [
      ...(await fuzzAll(
        chosen.filter((one) => !isHidden(one)),
        'member',
      )),
      ...(await fuzzAll(chosen.filter(isHidden), 'admin')),
    ]
    const { user, system } = process.cpuUsage(before)
    const spent = `${((performance.now() - startedAt) / 1000).toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of them working`
    print(`fuzz: ${chosen.length} calls, ${count} of each with seed ${seed}, faults: ${faults.length} (target 0), ${spent}`)
    expect(faults).toEqual([])
    expect((await targets.testApp.app.inject('/ready')).statusCode).toBe(200)
    expect(rejections).toEqual([])
  })

  it('over sockets: the same', limit, async () => {
    const commands = targets.testApp.platform.realtime.clientEvents().map(eventSchemaOf)
    const chosen = commands.filter(({ name }) => name.includes(only))
    const { known, testApp } = targets
    const faults = await eachOf(chosen, async (command) => {
      const socket = await testApp.connect(await createPerson(testApp, 'esi', { photo: true }))
      if (typeof socket === 'string') return [socket]
      const texts = testApp.platform.texts
      return fuzzSocketEvent({ socket, texts, locale: locales[0], known, count, seed }, command)
    })
    print(`fuzz: ${chosen.length} socket commands, ${count} of each, faults: ${faults.length} (target 0)`)
    expect(faults).toEqual([])
    const socket = await testApp.connect(await createPerson(testApp, 'esi'))
    if (typeof socket === 'string') throw new Error(socket)
    expect(await sendMalformedMessages({ socket }, commands[0]?.name ?? '')).toEqual([])
    expect(rejections).toEqual([])
  })

  it('unknown URLs cause no server error', limit, async () => {
    const addresses = [
      '/',
      '/health',
      '/ready',
      '/api/',
      '/api/docs/',
      '/api/openapi.json',
      '/photos/',
      '/exports/x/ndloo.zip',
      '/api/notifications/unsubscribe',
    ]
    const faults: string[] = []
    for (const address of addresses)
      for (const hostile of hostileTexts.map((text) => encodeURIComponent(text.toWellFormed())))
        for (const [method, url] of [
          ['GET', `${address}${hostile}`],
          ['POST', `${address}?m=${hostile}&k=${hostile}&s=${hostile}`],
        ] as const) {
          const { statusCode } = await targets.testApp.app.inject({ method, url })
          if (statusCode >= 500) faults.push(`${method} ${url.slice(0, 200)}: ${statusCode}`)
        }
    expect(faults).toEqual([])
  })
})
