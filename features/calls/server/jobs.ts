import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { type JobKind, jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import { connectSeconds, type EndReason, ringSeconds } from '../contract.ts'
import { endCallIf } from './end/end-call.ts'
import type { CallWithParticipants } from './queries.ts'
import { publishCall } from './events.ts'

interface CallJob {
  callId: string
}
const unanswered = jobKind<CallJob>('calls.unanswered')
const unconnected = jobKind<CallJob>('calls.unconnected')

const secondsLater = (seconds: number, now: Date): Date => new Date(now.getTime() + seconds * 1000)

/** Schedules the job that ends the call if nobody answers it in time. */
export const scheduleRingTimeout = (tx: Tx, callId: string, now: Date): Promise<void> =>
  addJob(tx, unanswered, { callId }, now, { runAt: secondsLater(ringSeconds, now) })

/** Schedules the job that ends the answered call if no audio flows in time. */
export const scheduleConnectTimeout = (tx: Tx, callId: string, now: Date): Promise<void> =>
  addJob(tx, unconnected, { callId }, now, { runAt: secondsLater(connectSeconds, now) })

/** Registers the jobs that end unanswered and unconnected calls. */
export const registerCallJobs = ({ db, clock, realtime, jobs }: Pick<Platform, 'db' | 'clock' | 'realtime' | 'jobs'>): void => {
  const serve = (kind: JobKind<CallJob>, reason: EndReason, applies: (loaded: CallWithParticipants) => boolean) =>
    jobs.handle(kind, async ({ callId }) => {
      const ended = await endCallIf(db, callId, { reason, applies, now: clock.now() })
      if (ended !== undefined) publishCall({ realtime, jobs }, ended)
    })
  serve(unanswered, 'missed', ({ call }) => call.state === 'ringing')
  serve(unconnected, 'failed', ({ call }) => call.connected_at === null)
}
