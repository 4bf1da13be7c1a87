import type { QueueName } from './queues.ts'

export interface JobRun {
  /** Which try this is, from 1. */
  attempt: number
}
export type JobHandler<P> = (payload: P, run: JobRun) => Promise<void>

/** A kind of job with a typed payload. Jobs run after the transaction that added them has committed. */
export interface JobKind<P> {
  readonly kind: string
  readonly payload?: P
  readonly queue: QueueName
  /** Maximum attempts; the pause between them doubles, starting at 0.4 s. */
  readonly tries: number
}
/**
 * Declares a kind of job. `slow` selects its queue: the external service that it waits for, or `true` for long jobs. The default is `live`.
 * 8 attempts span two minutes, after which live events are stale; 18 span more than a day, in which a mail server or file store recovers.
 */
export const jobKind = <P>(
  kind: string,
  {
    slow = false,
    tries = slow === false ? 8 : 18,
  }: { slow?: boolean | 'codes' | 'mail' | 'push' | 'webhooks' | 'training'; tries?: number } = {},
): JobKind<P> => ({
  kind,
  queue: slow === false ? 'live' : slow === true ? 'long' : slow,
  tries,
})
