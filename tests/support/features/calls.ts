import { randomUUID } from 'node:crypto'
import { openMatchConversation } from '#features/chat/server/index.ts'
import { readAllowance } from '#features/subscriptions/server/index.ts'
import { systemAccountPaths, memberAccountPath, postJournal, readWallet } from '#features/wallet/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Call, CallKind } from '#features/calls/contract.ts'
import { answerAndChargeCall } from '#features/calls/server/start/answer-and-charge.ts'
import { handleConnectedReport } from '#features/calls/server/start/handle-connected-report.ts'
import { ringMember } from '#features/calls/server/start/ring.ts'
import type { CallServices } from '#features/calls/server/services.ts'
import { CallMonitor } from '#features/calls/server/end/call-monitor.ts'

interface Person {
  id: string
}
/** The part of the test app that call tests use. */
interface CallTestApp<P extends Person> {
  db: Database
  platform: Platform
  clock: { now(): Date }
  ctx(person: P): MemberContext
}

/** One device of a member, connected to one process. */
export interface TestDevice {
  id: string
  calls: CallServices
  ctx(): MemberContext
}

/** A server process that serves calls. */
export const createCallServices = (platform: Platform): CallServices => {
  const { config, limits, realtime, jobs } = platform
  return { config, limits, realtime, jobs, monitor: new CallMonitor(platform) }
}

/** Creates a member's device with a socket to that process. */
export const createDevice = <P extends Person>(testApp: CallTestApp<P>, calls: CallServices, person: P): TestDevice => {
  const connection = `socket-${randomUUID()}`
  calls.monitor.connectionOpened(connection)
  return { id: randomUUID(), calls, ctx: () => ({ ...testApp.ctx(person), connection }) }
}

/** Matches two members, which opens their conversation. */
export const matchForCall = (testApp: Pick<CallTestApp<Person>, 'db' | 'clock'>, a: Person, b: Person): Promise<void> =>
  inTransaction(testApp.db, async (tx) => void (await openMatchConversation(tx, a.id, b.id, testApp.clock.now())))

export interface RingOptions {
  id?: string
  kind?: CallKind
  pay_credits?: boolean
}
/** Starts a call from a device. */
export const ringFromDevice = async (
  { id: device, calls, ctx }: TestDevice,
  to: Person,
  { id = randomUUID(), kind = 'voice', ...more }: RingOptions = {},
): Promise<Call> => (await ringMember(ctx(), calls, { id, uid: to.id, kind, device, ...more })).call

export const acceptOnDevice = async ({ id: device, calls, ctx }: TestDevice, id: string): Promise<Call> =>
  (await answerAndChargeCall(ctx(), calls, { id, device })).call

export const connectOnDevice = async ({ id: device, calls, ctx }: TestDevice, id: string): Promise<Call> =>
  (await handleConnectedReport(ctx(), calls, { id, device })).call

/** One member calls another, from a new device in a new process. */
export const ringBetween = <P extends Person>(testApp: CallTestApp<P>, from: P, to: P): Promise<Call> =>
  ringFromDevice(createDevice(testApp, createCallServices(testApp.platform), from), to)

/** Gives a member credits from the house account. */
export const giveCredits = (db: Database, memberId: string, credits: number, now: Date) =>
  inTransaction(db, (tx) =>
    postJournal(tx, {
      kind: 'opening',
      key: `opening:${randomUUID()}`,
      at: now,
      postings: [
        { account: systemAccountPaths.opening.CREDIT, amount: BigInt(-credits) },
        { account: memberAccountPath(memberId, 'CREDIT'), amount: BigInt(credits) },
      ],
    }),
  )

/** Returns the remaining calls and credits of a member. */
export const readCallBalance = async (db: Database, memberId: string, now: Date): Promise<{ calls: number; credits: number }> => ({
  calls: await readAllowance(db, memberId, 'calls', now),
  credits: (await readWallet(db, memberId)).credits,
})
