import { settleBlock } from '#features/blocks/server/index.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'

/** A function of another feature that runs in the transaction that settles a block; `apps/server` lists them. */
export type OnBlockSettled = (tx: Tx, pair: readonly [string, string], now: Date) => Promise<void>

/** Settles the block that was made at this time. */
export const settleBlockJob = jobKind<{ from: string; to: string; at: string }>('reactions.settle_block')

/** Handles the job that settles a block when it can no longer be undone. Only then do other features act, for example return gifts. */
export const registerSettleBlockJob = ({ jobs, db, clock }: Platform, onBlockSettled: readonly OnBlockSettled[]): void =>
  jobs.handle(settleBlockJob, ({ from, to, at }) =>
    inTransaction(db, async (tx) => {
      if (!(await settleBlock(tx, from, to, new Date(at)))) return
      for (const end of onBlockSettled) await end(tx, [from, to], clock.now())
    }),
  )
