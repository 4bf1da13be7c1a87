import type { Platform } from '#platform/server/platform.ts'
import { callChangedEvent, type EndReason } from '../../contract.ts'
import { endCallIf } from './end-call.ts'
import { presentCall } from '../present-call.ts'
import {
  isDeviceLost,
  readCall,
  readCallsOfSessions,
  readCallsWithLostDevice,
  readOngoingCallPermissions,
  type CallWithParticipants,
  type OngoingCallPermission,
} from '../queries.ts'
import { markDeviceAway, touchCallSockets } from '../store.ts'
import { publishCall } from '../events.ts'

type Services = Pick<Platform, 'db' | 'clock' | 'realtime' | 'jobs' | 'log'>

/** Milliseconds between checks, so that a forbidden call ends within a second, on any process. */
const checkIntervalMs = 400
/** On every fifth check, sockets are marked as alive and lost calls are ended. */
const checksPerSweep = 5

interface TrackedDevice {
  callId: string
  memberId: string
}

/**
 * Monitors the calls whose devices have their sockets in this process. Each process regularly marks its sockets as alive, so that the calls
 * of a killed process end.
 */
export class CallMonitor implements AsyncDisposable {
  readonly #services: Services
  /** All sockets of this process, in a call or not. */
  readonly #sockets = new Set<string>()
  readonly #tracked = new Map<string, TrackedDevice>()
  #timer: NodeJS.Timeout | undefined
  #checks = 0
  #running: Promise<void> | undefined

  constructor(services: Services) {
    this.#services = services
  }

  /** Registers a new socket. */
  connectionOpened(connection: string): void {
    this.#sockets.add(connection)
  }

  /** Handles a closed socket. Its device may come back with another socket. */
  async connectionClosed(connection: string): Promise<void> {
    this.#sockets.delete(connection)
    if (this.#tracked.delete(connection)) await this.#away(connection)
  }

  /** Tracks a socket of this process as one side of a call. */
  async trackDevice(connection: string | undefined, joined: TrackedDevice): Promise<void> {
    if (connection === undefined) return
    // The socket may have closed while the call was stored.
    if (this.#sockets.has(connection)) this.#tracked.set(connection, joined)
    else await this.#away(connection)
  }

  async #away(connection: string): Promise<void> {
    const { db, clock } = this.#services
    const participant = await markDeviceAway(db, connection, clock.now())
    const loaded = participant && (await readCall(db, participant.call_id))
    if (loaded?.call.state === 'answered') publishCall(this.#services, loaded)
  }

  /** Ends calls that are no longer allowed, and tells this process's sockets of calls that ended in another process. */
  async endForbiddenCalls(): Promise<void> {
    const before = new Map(this.#tracked)
    if (before.size === 0) return
    const eligibility = await readOngoingCallPermissions(this.#services.db, [...before.keys()])
    const forbidden = new Set(eligibility.filter(({ allowed }) => !allowed).map(({ call_id }) => call_id))
    for (const id of forbidden) await this.#end(id, 'closed')
    await this.#untrackEnded(before, eligibility)
  }

  /** Marks the sockets of this process as alive. */
  async touchDevices(): Promise<void> {
    const connections = [...this.#tracked.keys()]
    if (connections.length > 0) await touchCallSockets(this.#services.db, connections, this.#services.clock.now())
  }

  /** Ends calls with a device that did not come back, whichever process has its socket. */
  async endLostCalls(): Promise<void> {
    const { db, clock } = this.#services
    const now = clock.now()
    // The device may have come back since the query.
    const isLost = ({ participants }: CallWithParticipants) => participants.some((participant) => isDeviceLost(participant, now))
    for (const id of await readCallsWithLostDevice(db, now)) {
      await this.#end(id, 'missed', (loaded) => loaded.call.state === 'ringing' && isLost(loaded))
      await this.#end(id, 'lost', isLost)
    }
  }

  /** Ends the calls of sessions that have ended. */
  async endSessions(sessionIds: readonly string[]): Promise<void> {
    for (const id of await readCallsOfSessions(this.#services.db, sessionIds)) await this.#end(id, 'closed')
  }

  /** Starts the timer. With `sweeps`, which worker processes set, it also ends lost calls. */
  start({ sweeps }: { sweeps: boolean }): void {
    this.#timer = setInterval(() => this.#tick(sweeps), checkIntervalMs)
    this.#timer.unref()
  }

  #tick(sweeps: boolean): void {
    this.#checks += 1
    const isSweepTurn = this.#checks % checksPerSweep === 0
    const all = async () => {
      await this.endForbiddenCalls()
      if (isSweepTurn) await this.touchDevices()
      if (isSweepTurn && sweeps) await this.endLostCalls()
    }
    this.#running ??= all()
      .catch((error: unknown) => this.#services.log.error({ err: error }, 'calls could not be looked after'))
      .finally(() => (this.#running = undefined))
  }

  async #end(id: string, reason: EndReason, applies: (loaded: CallWithParticipants) => boolean = () => true): Promise<void> {
    const ended = await endCallIf(this.#services.db, id, { reason, applies, now: this.#services.clock.now() })
    if (ended !== undefined) publishCall(this.#services, ended)
  }

  async #untrackEnded(before: ReadonlyMap<string, TrackedDevice>, eligibility: readonly OngoingCallPermission[]): Promise<void> {
    const allowedSockets = new Set(eligibility.filter(({ allowed }) => allowed).map(({ connection }) => connection))
    for (const [connection, joined] of before) {
      // The socket may already be in its next call.
      if (allowedSockets.has(connection) || this.#tracked.get(connection) !== joined) continue
      this.#tracked.delete(connection)
      const over = await readCall(this.#services.db, joined.callId)
      if (over?.call.state === 'ended')
        this.#services.realtime.publishTo({ memberId: joined.memberId, connection }, callChangedEvent, {
          call: presentCall(over, joined.memberId),
        })
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }
}
