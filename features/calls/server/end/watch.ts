import type { Platform } from '#platform/server/platform.ts'
import { callEvent, type EndReason } from '../../contract.ts'
import { endIf } from './end-call.ts'
import { presentCall } from '../present.ts'
import { isLongGone, readCall, readCallsOfSessions, readLost, readStandings, type SeatedCall, type Standing } from '../queries.ts'
import { setAway, touchSeats } from '../store.ts'
import { tellCall } from '../tell.ts'

type Services = Pick<Platform, 'db' | 'clock' | 'realtime' | 'jobs' | 'log'>

/** A call that may not go on ends within a second of whatever happened, on whichever process. */
const lookMs = 400
/** How often the own sockets are spoken of, and lost ones looked for. */
const everyLooks = 5

interface Joined {
  callId: string
  memberId: string
}

/**
 * Watches the calls whose devices have their sockets in this process. Each such process says that its sockets are there, so that the calls of
 * one that was killed end by themselves.
 */
export class CallWatch implements AsyncDisposable {
  readonly #services: Services
  /** Sockets of this process, in a call or not. */
  readonly #here = new Set<string>()
  readonly #joined = new Map<string, Joined>()
  #timer: NodeJS.Timeout | undefined
  #looks = 0
  #running: Promise<void> | undefined

  constructor(services: Services) {
    this.#services = services
  }

  /** A socket has come. */
  came(connection: string): void {
    this.#here.add(connection)
  }

  /** A socket has gone; its device may come back with another. */
  async left(connection: string): Promise<void> {
    this.#here.delete(connection)
    if (this.#joined.delete(connection)) await this.#away(connection)
  }

  /** A socket of this process is one side of a call from now on. */
  async join(connection: string | undefined, joined: Joined): Promise<void> {
    if (connection === undefined) return
    // It may have gone while the call was written down.
    if (this.#here.has(connection)) this.#joined.set(connection, joined)
    else await this.#away(connection)
  }

  async #away(connection: string): Promise<void> {
    const { db, clock } = this.#services
    const seat = await setAway(db, connection, clock.now())
    const seated = seat && (await readCall(db, seat.call_id))
    if (seated?.call.state === 'answered') tellCall(this.#services, seated)
  }

  /** Ends the calls that may not go on, and tells the sockets of this process of those that ended elsewhere without a word. */
  async look(): Promise<void> {
    const before = new Map(this.#joined)
    if (before.size === 0) return
    const standings = await readStandings(this.#services.db, [...before.keys()])
    const barred = new Set(standings.filter(({ allowed }) => !allowed).map(({ call_id }) => call_id))
    for (const id of barred) await this.#end(id, 'closed')
    await this.#forgetOver(before, standings)
  }

  /** Says that the sockets of this process are there. */
  async touch(): Promise<void> {
    const connections = [...this.#joined.keys()]
    if (connections.length > 0) await touchSeats(this.#services.db, connections, this.#services.clock.now())
  }

  /** Ends the calls with a device that did not come back, on any process. */
  async sweep(): Promise<void> {
    const { db, clock } = this.#services
    const now = clock.now()
    // It may have come back since it was found.
    const isLost = ({ seats }: SeatedCall) => seats.some((seat) => isLongGone(seat, now))
    for (const id of await readLost(db, now)) {
      await this.#end(id, 'missed', (seated) => seated.call.state === 'ringing' && isLost(seated))
      await this.#end(id, 'lost', isLost)
    }
  }

  /** Ends the calls in which sessions that have ended took part. */
  async endSessions(sessionIds: readonly string[]): Promise<void> {
    for (const id of await readCallsOfSessions(this.#services.db, sessionIds)) await this.#end(id, 'closed')
  }

  /** Looks again and again; `sweeps` on a process that does what is due. */
  start({ sweeps }: { sweeps: boolean }): void {
    this.#timer = setInterval(() => this.#tick(sweeps), lookMs)
    this.#timer.unref()
  }

  #tick(sweeps: boolean): void {
    this.#looks += 1
    const isTurn = this.#looks % everyLooks === 0
    const all = async () => {
      await this.look()
      if (isTurn) await this.touch()
      if (isTurn && sweeps) await this.sweep()
    }
    this.#running ??= all()
      .catch((error: unknown) => this.#services.log.error({ err: error }, 'calls could not be looked after'))
      .finally(() => (this.#running = undefined))
  }

  async #end(id: string, reason: EndReason, applies: (seated: SeatedCall) => boolean = () => true): Promise<void> {
    const ended = await endIf(this.#services.db, id, { reason, applies, now: this.#services.clock.now() })
    if (ended !== undefined) tellCall(this.#services, ended)
  }

  async #forgetOver(before: ReadonlyMap<string, Joined>, standings: readonly Standing[]): Promise<void> {
    const seated = new Set(standings.filter(({ allowed }) => allowed).map(({ connection }) => connection))
    for (const [connection, joined] of before) {
      // The socket may be in its next call by now.
      if (seated.has(connection) || this.#joined.get(connection) !== joined) continue
      this.#joined.delete(connection)
      const over = await readCall(this.#services.db, joined.callId)
      if (over?.call.state === 'ended')
        this.#services.realtime.publishTo(connection, callEvent, { call: presentCall(over, joined.memberId) })
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }
}
