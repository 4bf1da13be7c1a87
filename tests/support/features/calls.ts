import { randomUUID } from 'node:crypto'
import { openMatch } from '#features/chat/server/index.ts'
import { readAllowance } from '#features/subscriptions/server/index.ts'
import { systemAccounts, memberAccount, postJournal, readWallet } from '#features/wallet/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Call, CallKind } from '#features/calls/contract.ts'
import { accept } from '#features/calls/server/begin/accept.ts'
import { noteConnected } from '#features/calls/server/begin/connected.ts'
import { ring } from '#features/calls/server/begin/ring.ts'
import type { Calls } from '#features/calls/server/services.ts'
import { CallWatch } from '#features/calls/server/end/watch.ts'

interface Person {
  id: string
}
/** What of a stage calls need. */
interface Ground<P extends Person> {
  db: Database
  platform: Platform
  clock: { now(): Date }
  ctx(person: P): MemberContext
}

/** One device of a member, on one process. */
export interface TestDevice {
  id: string
  calls: Calls
  ctx(): MemberContext
}

/** A process that serves calls, as far as these are concerned. */
export const callsOf = (platform: Platform): Calls => {
  const { config, limits, realtime, jobs } = platform
  return { config, limits, realtime, jobs, watch: new CallWatch(platform) }
}

/** A device of a member with a socket at that process. */
export const deviceAt = <P extends Person>(stage: Ground<P>, calls: Calls, person: P): TestDevice => {
  const connection = `socket-${randomUUID()}`
  calls.watch.came(connection)
  return { id: randomUUID(), calls, ctx: () => ({ ...stage.ctx(person), connection }) }
}

/** Opens the conversation of two members. */
export const openTalk = (stage: Pick<Ground<Person>, 'db' | 'clock'>, a: Person, b: Person): Promise<void> =>
  inTransaction(stage.db, async (tx) => void (await openMatch(tx, a.id, b.id, stage.clock.now())))

export interface Rung {
  id?: string
  kind?: CallKind
  pay_credits?: boolean
}
/** Rings from a device. */
export const ringFrom = async (
  { id: device, calls, ctx }: TestDevice,
  to: Person,
  { id = randomUUID(), kind = 'voice', ...more }: Rung = {},
): Promise<Call> => (await ring(ctx(), calls, { id, uid: to.id, kind, device, ...more })).call

export const acceptOn = async ({ id: device, calls, ctx }: TestDevice, id: string): Promise<Call> =>
  (await accept(ctx(), calls, { id, device })).call

export const connectOn = async ({ id: device, calls, ctx }: TestDevice, id: string): Promise<Call> =>
  (await noteConnected(ctx(), calls, { id, device })).call

/** Somebody rings somebody they talk with. */
export const ringBetween = <P extends Person>(stage: Ground<P>, from: P, to: P): Promise<Call> =>
  ringFrom(deviceAt(stage, callsOf(stage.platform), from), to)

/** Gives a member credits, from the house. */
export const giveCredits = (db: Database, memberId: string, credits: number, now: Date) =>
  inTransaction(db, (tx) =>
    postJournal(tx, {
      kind: 'opening',
      key: `opening:${randomUUID()}`,
      at: now,
      legs: [
        { account: systemAccounts.opening.CREDIT, amount: BigInt(-credits) },
        { account: memberAccount(memberId, 'CREDIT'), amount: BigInt(credits) },
      ],
    }),
  )

/** What a member could still call with. */
export const meansOf = async (db: Database, memberId: string, now: Date): Promise<{ calls: number; credits: number }> => ({
  calls: await readAllowance(db, memberId, 'calls', now),
  credits: (await readWallet(db, memberId)).credits,
})
