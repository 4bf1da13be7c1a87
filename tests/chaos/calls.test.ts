// @slow
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { expect, inject, test } from 'vitest'
import type { Call } from '#features/calls/contract.ts'
import { databaseUrl } from '../support/database/template.ts'
import { buildServer } from './bundling/build-server.ts'
import { callUntilAnswered } from './money/client.ts'
import { type ServerProcess, createServerProcess } from './money/server.ts'
import { type ChaosMember, signUpMembers } from './money/context.ts'
import { findFreePort } from './services/ports.ts'

/** One device of a member. Each call of `come` connects it with a new socket and the same device id. */
class Device {
  readonly #id = randomUUID()
  readonly member: ChaosMember
  #socket: Socket | undefined

  constructor(member: ChaosMember) {
    this.member = member
  }

  /** Reconnects the device and asks for its current call. */
  async come(server: ServerProcess): Promise<Call | null> {
    this.#socket?.disconnect()
    const socket = io(server.address, {
      auth: { token: this.member.token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    })
    this.#socket = socket
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', reject)
    })
    return (await this.ask('call:current', {})).call
  }

  ask(event: string, payload: object): Promise<{ call: Call | null }> {
    if (this.#socket === undefined) throw new Error('not connected')
    return this.#socket.emitWithAck(event, { device: this.#id, ...payload }) as Promise<{ call: Call | null }>
  }

  /** Resolves with the call once it is over. */
  ended(): Promise<Call> {
    return new Promise((resolve) =>
      this.#socket?.on('call', ({ call }: { call: Call }) => {
        if (call.state === 'ended') resolve(call)
      }),
    )
  }

  leave(): void {
    this.#socket?.disconnect()
  }
}

const used = async (server: ServerProcess, { token }: ChaosMember): Promise<number> => {
  const answer = await callUntilAnswered(server, { method: 'GET', path: '/api/subscriptions/plans', token })
  return (answer.body.data as { running: { calls_used: number } }).running.calls_used
}

/** Two members like each other, one calls, and the other answers. */
const talk = async (
  server: ServerProcess,
  [from, to]: readonly [ChaosMember, ChaosMember],
  heard: boolean,
): Promise<[Device, Device, string]> => {
  for (const [one, other] of [
    [from, to],
    [to, from],
  ] as const)
    await callUntilAnswered(server, { method: 'POST', path: `/api/actions/toggle/like?uid=${other.id}`, token: one.token })
  const devices: [Device, Device] = [new Device(from), new Device(to)]
  for (const device of devices) await device.come(server)
  const id = randomUUID()
  await devices[0].ask('call:ring', { id, uid: to.id, kind: 'voice' })
  expect(await devices[1].ask('call:accept', { id })).toMatchObject({ call: { state: 'answered' } })
  if (heard) expect(await devices[0].ask('call:connected', { id })).toMatchObject({ call: { id, state: 'answered' } })
  return [...devices, id]
}

/** An empty database for one server: embedded, or on the server of TEST_DATABASE_URL. */
const newGround = async (): Promise<AsyncDisposable & { environment: Record<string, string> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'ndloo-chaos-calls-'))
  const template = inject('template')
  const admin = 'server' in template ? new pg.Client({ connectionString: template.server }) : undefined
  const database = `ndloo_chaos_${randomUUID().replaceAll('-', '')}`
  await admin?.connect()
  await admin?.query(`create database ${database}`)
  return {
    environment: { DATA_DIR: folder, ...('server' in template ? { DATABASE_URL: databaseUrl(template.server, database) } : {}) },
    [Symbol.asyncDispose]: async () => {
      await admin?.query(`drop database if exists ${database} with (force)`)
      await admin?.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A device that does not come back is given up after half a minute, so this runs only with `CHAOS=1`. */
const waits = process.env.CHAOS !== undefined

test.runIf(waits && existsSync('build/web'))(
  'the server is killed in the middle of calls: those heard count once, those not heard count nothing, and all are free again',
  async () => {
    await using testEnvironment = await newGround()
    await using build = await buildServer()
    await using server = createServerProcess(build.main, await findFreePort(), testEnvironment.environment)
    await server.start()
    const [a, b, c, d, e, f] = (await signUpMembers(server, 6)) as [
      ChaosMember,
      ChaosMember,
      ChaosMember,
      ChaosMember,
      ChaosMember,
      ChaosMember,
    ]
    const [hers, his, heard] = await talk(server, [a, b], true)
    const [lone] = await talk(server, [e, f], true)
    const [calling, called] = await talk(server, [c, d], false)
    await server.kill()
    await server.start()

    // The first two devices return and their call continues. The call of the next two was answered but never connected.
    // Only one of the last two returns.
    for (const device of [hers, his]) expect(await device.come(server)).toMatchObject({ id: heard, state: 'answered' })
    expect(await used(server, a)).toBe(1)
    await called.come(server)
    // On a slow machine the ten seconds that a call has to connect have already passed.
    if ((await calling.come(server)) !== null) await calling.ended()
    expect(await used(server, c)).toBe(0)
    expect(await his.ask('call:end', { id: heard })).toMatchObject({ call: { state: 'ended', reason: 'ended' } })
    expect(await used(server, a)).toBe(1)
    const last = (await lone.come(server)) !== null ? await lone.ended() : { reason: 'lost' }
    expect(last).toMatchObject({ reason: 'lost' })
    expect(await used(server, e)).toBe(1)
    for (const [device, to] of [
      [hers, b],
      [calling, d],
      [lone, f],
    ] as const)
      expect(await device.ask('call:ring', { id: randomUUID(), uid: to.id, kind: 'voice' })).toMatchObject({ call: { state: 'ringing' } })
    for (const device of [hers, his, lone, calling, called]) device.leave()
  },
  120_000,
)
