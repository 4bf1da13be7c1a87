import { removeMemberFromCache } from '#features/members/web/index.ts'
import { call } from '#platform/web/client/call.ts'
import { blockAction } from '../contract.ts'
import { forgetUnblocked } from './unblocked.ts'

/**
 * Blocks a member and removes them from the screens of this tab; other tabs get an event from the server.
 * @throws {FailedResponse}
 */
export const blockMember = async (id: string): Promise<void> => {
  await call(blockAction, { params: { id }, body: { action: 'block' } })
  removeMemberFromCache(id)
  forgetUnblocked(id)
}

/**
 * Unblocks a member.
 * @throws {FailedResponse}
 */
export const unblockMember = async (id: string): Promise<void> => {
  await call(blockAction, { params: { id }, body: { action: 'unblock' } })
}
