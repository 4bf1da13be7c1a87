import type { OnUnverifiedRemoval } from '#features/auth/server/index.ts'
import { deletePhotosOf } from '#features/photos/server/index.ts'
import { settleImportedAccount } from './store.ts'

/** Before an unverified account is removed: marks its import as removed, so that a second import run skips the row, and deletes its photos. */
export const settleImportedBeforeRemoval: OnUnverifiedRemoval = async (tx, memberId, now) => {
  await settleImportedAccount(tx, memberId, 'removed')
  await deletePhotosOf(tx, memberId, now)
}
