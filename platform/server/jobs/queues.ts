/** What a job waits for. Each has places of its own, so that a service that hangs holds up nobody but those who need it. */
export type QueueName = 'live' | 'codes' | 'mail' | 'push' | 'long'

export interface QueueRules {
  /** How many jobs run side by side; with 1 they keep their order. */
  atOnce: number
  /** A job that takes longer has failed, and its place is free again. */
  deadlineMs: number
  /** After this a job counts as crashed; longer than the deadline, so that nobody takes over what still runs. */
  leaseSeconds: number
}

/** Codes have places apart from other mails: somebody waits for them in front of a screen. */
export const queueRules: Readonly<Record<QueueName, QueueRules>> = {
  live: { atOnce: 1, deadlineMs: 30_000, leaseSeconds: 60 },
  codes: { atOnce: 8, deadlineMs: 45_000, leaseSeconds: 60 },
  mail: { atOnce: 6, deadlineMs: 45_000, leaseSeconds: 60 },
  push: { atOnce: 16, deadlineMs: 20_000, leaseSeconds: 60 },
  long: { atOnce: 2, deadlineMs: 840_000, leaseSeconds: 900 },
}

export const queueNames = Object.keys(queueRules) as QueueName[]
