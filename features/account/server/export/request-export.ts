import { lockMember } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError } from '#platform/shared/errors.ts'
import { accountErrors, type requestExport as endpoint } from '../../contract.ts'
import { readExportOfMember, replaceExport } from './export-store.ts'
import { makeExportJob } from '../jobs.ts'
import { type ExportPresentationOptions, nextExportAt } from './present-export.ts'
import { showSettings } from '../settings.ts'

/**
 * Requests an archive of the caller's data.
 * @throws {AppError} account.export_too_soon, with the seconds to wait
 */
export const requestExport = async (ctx: MemberContext, exporting: ExportPresentationOptions): Promise<HandlerResult<typeof endpoint>> => {
  const { db, actor, now } = ctx
  await inTransaction(db, async (tx) => {
    // Serializes parallel requests, so that the second one sees the first.
    await lockMember(tx, actor.id)
    const next = nextExportAt(await readExportOfMember(tx, actor.id), now, exporting.limitFactor)
    if (next !== undefined) {
      const seconds = Math.ceil((next.getTime() - now.getTime()) / 1000)
      throw new AppError(accountErrors.export_too_soon, { retryAfter: seconds })
    }
    const exportId = await replaceExport(tx, actor.id, now)
    await addJob(tx, makeExportJob, { exportId }, now)
  })
  return showSettings(ctx, exporting)
}
