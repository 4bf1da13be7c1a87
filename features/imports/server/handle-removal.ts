import type { OnRemoval } from '#features/auth/server/index.ts'
import { deletePhotosOf } from '#features/photos/server/index.ts'
import { settleImportedAccount } from './store.ts'

/** An unverified account goes: an import of it ends, so that a second run does not stop at its row, and files of photos are deleted. */
export const settleImportedBeforeRemoval: OnRemoval = async (tx, memberId, now) => {
  await settleImportedAccount(tx, memberId, 'removed')
  await deletePhotosOf(tx, memberId, now)
}
