/** Queues by what their jobs wait for. Each has its own concurrency, so that a hanging service blocks only the jobs that need it. */
export type QueueName = 'live' | 'codes' | 'mail' | 'push' | 'webhooks' | 'long' | 'training'

export interface QueueRules {
  /** Concurrent jobs; with 1, jobs run in order. */
  atOnce: number
  /** A job that takes longer fails and frees its slot. */
  deadlineMs: number
  /** Seconds after which a job counts as crashed. Longer than the deadline, so that no running job is taken over. */
  leaseSeconds: number
}

/** Sign-in codes have their own queue because people wait for them. */
export const queueRules: Readonly<Record<QueueName, QueueRules>> = {
  live: { atOnce: 1, deadlineMs: 30_000, leaseSeconds: 60 },
  codes: { atOnce: 8, deadlineMs: 45_000, leaseSeconds: 60 },
  mail: { atOnce: 6, deadlineMs: 45_000, leaseSeconds: 60 },
  push: { atOnce: 16, deadlineMs: 20_000, leaseSeconds: 60 },
  // Twice the maximum number of webhook addresses (features/webhooks), so that a slow one does not delay the others.
  webhooks: { atOnce: 16, deadlineMs: 30_000, leaseSeconds: 60 },
  long: { atOnce: 2, deadlineMs: 840_000, leaseSeconds: 900 },
  // Runs once a night and ends by itself after 55 minutes.
  training: { atOnce: 1, deadlineMs: 3_480_000, leaseSeconds: 3600 },
}

export const queueNames = Object.keys(queueRules) as QueueName[]
