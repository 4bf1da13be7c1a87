import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { type JobKind, jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import { connectSeconds, type EndReason, ringSeconds } from '../contract.ts'
import { endIf } from './end/end-call.ts'
import type { SeatedCall } from './queries.ts'
import { tellCall } from './tell.ts'

interface Of {
  callId: string
}
const unanswered = jobKind<Of>('calls.unanswered')
const unconnected = jobKind<Of>('calls.unconnected')

const in_ = (seconds: number, now: Date): Date => new Date(now.getTime() + seconds * 1000)

/** Looks again when it has rung for long enough. */
export const addUnanswered = (tx: Tx, callId: string, now: Date): Promise<void> =>
  addJob(tx, unanswered, { callId }, now, { runAt: in_(ringSeconds, now) })

/** Looks again when sound should flow. */
export const addUnconnected = (tx: Tx, callId: string, now: Date): Promise<void> =>
  addJob(tx, unconnected, { callId }, now, { runAt: in_(connectSeconds, now) })

/** Serves the jobs that end a call nobody answers, and one that does not come about. */
export const serveJobs = ({ db, clock, realtime, jobs }: Pick<Platform, 'db' | 'clock' | 'realtime' | 'jobs'>): void => {
  const serve = (kind: JobKind<Of>, reason: EndReason, applies: (seated: SeatedCall) => boolean) =>
    jobs.handle(kind, async ({ callId }) => {
      const ended = await endIf(db, callId, { reason, applies, now: clock.now() })
      if (ended !== undefined) tellCall({ realtime, jobs }, ended)
    })
  serve(unanswered, 'missed', ({ call }) => call.state === 'ringing')
  serve(unconnected, 'failed', ({ call }) => call.connected_at === null)
}
