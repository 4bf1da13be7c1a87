import type { OnFirstProof } from '#features/auth/server/index.ts'
import { emptyAbout } from '#features/members/about-contract.ts'
import { seekEverybodyMask, setMemberPaused, updateMember } from '#features/members/server/index.ts'
import { deletePhotosOf } from '#features/photos/server/index.ts'
import { clearPlace } from '#features/places/server/index.ts'
import { deletePendingPhotosOf, settleImportedAccount } from './store.ts'

/**
 * Ends the waiting of an imported account whose owner has proven the mailbox without the mailed link. After a new sign-up (`replaced`) the
 * imported profile is removed, because nobody agreed to show it here. After a code to log in or to set a password the account opens paused,
 * so that its owner can look at it first.
 */
export const settleImportedAccountAfterProof: OnFirstProof = async (tx, memberId, { replaced }, now) => {
  if (!(await settleImportedAccount(tx, memberId, replaced ? 'replaced' : 'confirmed'))) return false
  if (!replaced) {
    await setMemberPaused(tx, memberId, true)
    return true
  }
  await deletePendingPhotosOf(tx, memberId)
  await deletePhotosOf(tx, memberId, now)
  await clearPlace(tx, memberId)
  const prompts = JSON.stringify(emptyAbout.prompts)
  await updateMember(tx, memberId, { ...emptyAbout, prompts, seek: seekEverybodyMask, shows_lastname: true, shows_birth: true }, now)
  return false
}
