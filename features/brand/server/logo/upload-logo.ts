import { randomBytes } from 'node:crypto'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { UploadedFile } from '#platform/server/http/upload.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { storeLogo } from './logo-files.ts'
import { deleteLogoJob } from './logo-jobs.ts'
import { processLogo } from './process-logo.ts'

/**
 * Makes and stores the pictures of an uploaded logo. They are deleted a day later unless the brand uses the logo by then.
 * @returns the id of the logo
 * @throws {AppError} brand.logo_size, brand.logo_format, brand.logo_shape, platform.required without a file
 */
export const uploadLogo = async ({ db, now }: MemberContext, files: AsyncIterable<UploadedFile>, storage: Storage): Promise<string> => {
  for await (const file of files) {
    const pictures = await processLogo(await file.read())
    const logo = randomBytes(12).toString('hex')
    // Schedule the deletion before writing the files, so that the files of an aborted upload are deleted as well.
    await inTransaction(db, (tx) => addJob(tx, deleteLogoJob, { logo }, now, { runAt: new Date(now.getTime() + dayMs) }))
    await storeLogo(storage, logo, pictures)
    return logo
  }
  throw new AppError(platformErrors.required, { fields: { logo: [platformErrors.required] } })
}
