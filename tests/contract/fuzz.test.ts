import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { locales } from '#platform/shared/i18n/locales.ts'
import { createPerson } from '../support/people/people.ts'
import { hostileTexts } from './hostile.ts'
import { commandOf, type Operation, operationOf } from './schema.ts'
import { openTargets, type Targets } from './targets.ts'
import { throwOddMessages, throwOverSocket } from './throw-over-socket.ts'
import { throwAt } from './throw-at.ts'

/** Of each operation: many where the database takes several calls at once, a few on the embedded one. `npm run fuzz` says how many. */
const usual = 'folder' in inject('template') ? 6 : 100
const count = Number(process.env.FUZZ_RUNS ?? usual)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)
const only = process.env.FUZZ_ONLY ?? ''
/** Operations that are thrown at together. */
const together = 4

const say = (line: string): void => void process.stdout.write(`  ${line}\n`)

/** Runs work on every item, a few at once; answers what each said. */
const eachOf = async <T>(items: readonly T[], work: (item: T) => Promise<string[]>): Promise<string[]> => {
  const said: string[] = []
  const rest = [...items]
  const worker = async (): Promise<void> => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) said.push(...(await work(item)))
  }
  await Promise.all(Array.from({ length: together }, worker))
  return said
}

let targets: Targets
let operations: Operation[]
const rejections: unknown[] = []
const note = (reason: unknown): void => void rejections.push(reason)
beforeAll(async () => {
  process.on('unhandledRejection', note)
  targets = await openTargets()
  operations = targets.testApp.app.endpoints.map(operationOf)
}, 300_000)
afterAll(async () => {
  await targets[Symbol.asyncDispose]()
  process.off('unhandledRejection', note)
})

const throwAll = async (those: readonly Operation[], as: 'member' | 'admin'): Promise<string[]> =>
  eachOf(those, async (operation) => {
    const thrower = await targets.thrower(as)
    const { known, picture, testApp } = targets
    return throwAt({ app: testApp.app, texts: testApp.platform.texts, known, picture, count, seed, thrower }, operation)
  })

describe('what is thrown at the contract', () => {
  const limit = { timeout: 300_000 + count * 10_000 }

  it('over HTTP: nothing breaks or hangs, nothing bad is taken, nothing good refused, and each refusal is one', limit, async () => {
    const chosen = operations.filter(({ name }) => name.includes(only))
    const began = performance.now()
    const before = process.cpuUsage()
    const isHidden = ({ endpoint }: Operation) => endpoint.access === 'admin'
    const faults = [
      ...(await throwAll(
        chosen.filter((one) => !isHidden(one)),
        'member',
      )),
      ...(await throwAll(chosen.filter(isHidden), 'admin')),
    ]
    const { user, system } = process.cpuUsage(before)
    const spent = `${((performance.now() - began) / 1000).toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of them working`
    say(`fuzz: ${chosen.length} calls, ${count} of each with seed ${seed}, faults: ${faults.length} (target 0), ${spent}`)
    expect(faults).toEqual([])
    expect((await targets.testApp.app.inject('/ready')).statusCode).toBe(200)
    expect(rejections).toEqual([])
  })

  it('over sockets the same', limit, async () => {
    const commands = targets.testApp.platform.realtime.commands().map(commandOf)
    const chosen = commands.filter(({ name }) => name.includes(only))
    const { known, testApp } = targets
    const faults = await eachOf(chosen, async (command) => {
      const socket = await testApp.connect(await createPerson(testApp, 'esi', { photo: true }))
      if (typeof socket === 'string') return [socket]
      const texts = testApp.platform.texts
      return throwOverSocket({ socket, texts, locale: locales[0], known, count, seed }, command)
    })
    say(`fuzz: ${chosen.length} socket commands, ${count} of each, faults: ${faults.length} (target 0)`)
    expect(faults).toEqual([])
    const socket = await testApp.connect(await createPerson(testApp, 'esi'))
    if (typeof socket === 'string') throw new Error(socket)
    expect(await throwOddMessages({ socket }, commands[0]?.name ?? '')).toEqual([])
    expect(rejections).toEqual([])
  })

  it('at addresses that are no call, nothing breaks either', limit, async () => {
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
