import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { AppError } from '#platform/shared/errors.ts'
import { authErrors } from '../../contract.ts'
import { mailPasswordChangedJob } from '../job-kinds.ts'
import { isCommonPassword } from './passwords.ts'
import { deleteCodesOfMember, setPassword } from '../store.ts'

/** Rejects a common password; the check does not depend on the account. @throws {AppError} auth.password_common */
export const rejectCommonPassword = (password: string): void => {
  if (isCommonPassword(password)) throw new AppError(authErrors.password_common, { fields: { password: [authErrors.password_common] } })
}

/** Replaces a member's password, deletes the codes mailed before and schedules a mail about the change. */
export const replacePasswordAndNotify = async (tx: Tx, memberId: string, hash: string, now: Date): Promise<void> => {
  await setPassword(tx, memberId, hash, now)
  await deleteCodesOfMember(tx, memberId)
  await addJob(tx, mailPasswordChangedJob, { memberId }, now)
}
