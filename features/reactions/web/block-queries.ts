import { removeMemberFromCache, refetchForReturnedMember } from '#features/members/web/index.ts'
import { call } from '#platform/web/client/call.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { blockOrUnblock } from '../contract.ts'
import { setBlockOverride } from './block-overrides.ts'
import { offerUndo } from './undo.ts'

interface Blockable {
  id: string
  /** Undefined if only the member's id is known, from the URL. */
  firstname: string | undefined
}

const send = (id: string, action: 'block' | 'unblock') => call(blockOrUnblock, { params: { id }, body: { action } })

/**
 * Unblocks a member, which undoes a block of the last minute, and shows them again on the screens of this tab.
 * @throws {FailedResponse}
 */
export const unblockMember = async ({ id, firstname }: Blockable): Promise<void> => {
  await send(id, 'unblock')
  setBlockOverride(id, { blocked: false, name: firstname })
  refetchForReturnedMember(id)
}

/**
 * Blocks a member, removes them from the screens of this tab and offers an undo; other tabs get an event from the server.
 * @throws {FailedResponse}
 */
export const blockMember = async (person: Blockable): Promise<void> => {
  const { id, firstname } = person
  await send(id, 'block')
  setBlockOverride(id, { blocked: true, name: firstname })
  removeMemberFromCache(id)
  offerUndo({ id, firstname }, 'block', () => void unblockMember(person).catch(showFailure))
}
