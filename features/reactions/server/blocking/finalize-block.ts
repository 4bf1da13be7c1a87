import { finalizeBlock, lockPair } from '#features/blocks/server/index.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'

/** A function of another feature that runs in the transaction in which a block becomes final; `apps/server` lists them. */
export type OnBlockFinal = (tx: Tx, pair: readonly [string, string], now: Date) => Promise<void>

/** Makes a block final, if it is still the one that was made at the time `at`. */
export const finalizeBlockJob = jobKind<{ from: string; to: string; at: string }>('reactions.settle_block')

/** Handles the job that makes a block final when it can no longer be undone. Only then do other features act, for example return gifts. */
export const registerFinalizeBlockJob = ({ jobs, db, clock }: Platform, onBlockFinal: readonly OnBlockFinal[]): void =>
  jobs.handle(finalizeBlockJob, ({ from, to, at }) =>
    inTransaction(db, async (tx) => {
      await lockPair(tx, from, to)
      if (!(await finalizeBlock(tx, from, to, new Date(at)))) return
      for (const end of onBlockFinal) await end(tx, [from, to], clock.now())
    }),
  )
