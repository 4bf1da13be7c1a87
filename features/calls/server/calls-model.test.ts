// @slow
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import type { Call } from '../contract.ts'
import { resumeCurrentCall } from './resume-current-call.ts'
import { cancelCall, declineCall, hangUpCall } from './end/hang-up.ts'
import type { CallServices } from './services.ts'
import {
  acceptOnDevice,
  createCallServices,
  connectOnDevice,
  createDevice,
  giveCredits,
  readCallBalance,
  matchForCall,
  ringFromDevice,
  type TestDevice,
} from '#tests/support/features/calls.ts'

/** Run with `CALLS=2000 CALLS_SEED=…` for a long run. */
const steps = Number(process.env.CALLS ?? 60)
const seed = Number(process.env.CALLS_SEED ?? 26)
const credits = 100_000
/** Calls in every member's plan; further calls cost credits. */
const plan = 2

interface Member {
  person: Person
  devices: TestDevice[]
}

const pick = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

/** AppErrors are expected; any other error is a defect. */
const attempt = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (!/^(calls|platform|wallet)\./.test((error as Error).message)) throw error
  })
}

class World {
  readonly testApp: TestApp
  readonly random: () => number
  members: Member[] = []
  processes: [CallServices, CallServices]
  readonly rung: Partial<Call>[] = []
  /** The caller by call id. */
  readonly callers = new Map<string, string>()

  constructor(testApp: TestApp, random: () => number) {
    this.testApp = testApp
    this.random = random
    this.processes = [createCallServices(testApp.platform), createCallServices(testApp.platform)]
  }

  async populate(): Promise<void> {
    const people = await Promise.all(
      (['amina', 'brian', 'chantal', 'diego', 'esi'] as const).map((name) => createPerson(this.testApp, name)),
    )
    for (const person of people) {
      await giveCredits(this.testApp.db, person.id, credits, this.testApp.clock.now())
      for (const other of people) if (other.id < person.id) await matchForCall(this.testApp, person, other)
      this.members.push({ person, devices: this.processes.map((calls) => createDevice(this.testApp, calls, person)) })
    }
  }

  /** Connects one call for certain, because all random calls may end before audio flows. */
  async connectOne(): Promise<void> {
    const [caller, callee] = this.members as [Member, Member]
    const [from, to] = [caller.devices[0], callee.devices[0]] as [TestDevice, TestDevice]
    const { id } = await ringFromDevice(from, callee.person)
    this.callers.set(id, caller.person.id)
    this.rung.push({ id, with: callee.person.id })
    await acceptOnDevice(to, id)
    await connectOnDevice(from, id)
    await connectOnDevice(to, id)
  }

  /** Performs one random action, sensible or not. */
  async act(): Promise<void> {
    const { random } = this
    const { person: caller, devices } = pick(random, this.members)
    const device = pick(random, devices)
    const { id = randomUUID(), ...known } = pick(random, this.rung.slice(-6)) ?? {}
    const of = { id }
    const deeds = [
      async () => {
        const { person } = pick(random, this.members)
        const rung = await ringFromDevice(device, person, { pay_credits: random() < 0.8 })
        this.callers.set(rung.id, caller.id)
        this.rung.push(rung)
      },
      () => acceptOnDevice(device, id),
      () => acceptOnDevice(pick(random, this.devicesOf(known.with)), id),
      () => acceptOnDevice(pick(random, this.devicesOf(known.with)), id),
      () => connectOnDevice(pick(random, this.devicesOf(known.with)), id),
      async () => {
        for (const one of this.devicesOf(this.callers.get(id))) await attempt(connectOnDevice(one, id))
      },
      () => connectOnDevice(pick(random, this.devicesOf(this.callers.get(id))), id),
      () => declineCall(device.ctx(), device.calls, of),
      () => cancelCall(device.ctx(), device.calls, of),
      () => hangUpCall(device.ctx(), device.calls, of),
      () => resumeCurrentCall(device.ctx(), device.calls, { device: device.id }),
    ]
    await attempt(pick(random, deeds)())
  }

  devicesOf(id: string | undefined): TestDevice[] {
    return (this.members.find(({ person }) => person.id === id) ?? pick(this.random, this.members)).devices
  }

  /** Stops a process without notice; some of its devices reconnect to the other. */
  async kill(): Promise<void> {
    const [gone, stays] = this.processes
    this.processes = [stays, createCallServices(this.testApp.platform)]
    for (const { person, devices } of this.members)
      for (const [index, device] of devices.entries()) {
        if (device.calls !== gone) continue
        const back = { ...createDevice(this.testApp, stays, person), id: device.id }
        if (this.random() < 0.5) await resumeCurrentCall(back.ctx(), stays, { device: back.id })
        devices[index] = back
      }
  }

  async pass(seconds: number): Promise<void> {
    for (let left = seconds; left > 0; left -= 2) {
      this.testApp.clock.advance({ seconds: Math.min(2, left) })
      for (const { monitor } of this.processes) {
        await monitor.endForbiddenCalls()
        await monitor.touchDevices()
        await monitor.endLostCalls()
      }
      await this.testApp.runJobs()
    }
  }

  /** Lists the broken invariants. */
  async wrong(isOver: boolean): Promise<string[]> {
    const found: string[] = []
    const calls = await this.testApp.db.selectFrom('call').selectAll().orderBy('started_at').execute()
    const seats = await this.testApp.db.selectFrom('call_seat').selectAll().execute()
    const cards = await this.testApp.db.selectFrom('message').select('id').where('kind', '=', 'call').execute()
    const live = calls.filter(({ state }) => state !== 'ended')
    if (isOver && live.length > 0) found.push(`${live.length} calls go on`)
    if (cards.length !== calls.length - live.length) found.push(`${cards.length} cards for ${calls.length - live.length} calls`)
    for (const { call_id } of seats) if (!live.some(({ id }) => id === call_id)) found.push('a participant in a call that is over')
    for (const { id, caller_id } of live)
      if (!seats.some(({ call_id, member_id }) => call_id === id && member_id === caller_id)) found.push('a call without its caller')
    for (const { counted, connected_at, state, id } of calls)
      if (state === 'ended' && (counted === null) !== (connected_at === null)) found.push(`${id} is counted wrongly`)
    for (const { person } of this.members) {
      const own = calls.filter(({ caller_id }) => caller_id === person.id)
      const by = (what: string) => own.filter(({ counted }) => counted === what).length
      const means = await readCallBalance(this.testApp.db, person.id, this.testApp.clock.now())
      if (means.calls !== plan - by('plan')) found.push(`${means.calls} calls left after ${by('plan')}`)
      if (means.credits !== credits - 20 * by('credits')) found.push(`${means.credits} credits left after ${by('credits')} calls`)
      const talks = calls.filter(
        ({ caller_id, callee_id, answered_at }) => answered_at !== null && [caller_id, callee_id].includes(person.id),
      )
      for (const [index, next] of talks.slice(1).entries())
        if ((talks[index]?.ended_at ?? new Date(0)) > (next.answered_at ?? new Date())) found.push('two calls at a time')
    }
    return found
  }
}

it(
  `calls that start, are answered and end at once, with processes killed, are counted right (seed ${seed})`,
  async () => {
    await using testApp = await openTestApp({ LIMIT_FACTOR: '100000' })
    const random = createSeededRandom(seed).next
    const world = new World(testApp, random)
    await world.populate()
    await world.connectOne()
    const wrong: string[] = []
    for (let step = 0; step < steps; step++) {
      await Promise.all(Array.from({ length: 1 + Math.floor(random() * 3) }, () => world.act()))
      if (random() < 0.5) await world.pass(Math.ceil(random() * 4))
      if (random() < 0.06) await world.kill()
      if (step % 10 === 0) wrong.push(...(await world.wrong(false)).map((line) => `step ${step}: ${line}`))
    }
    // All devices are gone; the remaining calls must end by themselves.
    world.processes = [createCallServices(testApp.platform), createCallServices(testApp.platform)]
    await world.pass(60)
    expect([...wrong, ...(await world.wrong(true))]).toEqual([])
    const heard = await testApp.db.selectFrom('call').select('id').where('connected_at', 'is not', null).execute()
    expect(heard.length).toBeGreaterThan(0)
  },
  30_000 + steps * 500,
)
