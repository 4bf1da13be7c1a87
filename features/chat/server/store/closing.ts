import type { Tx } from '#platform/server/db/database.ts'

interface Side {
  memberId: string
  peerId: string
}

/** Whether a member has closed the conversation and can still undo it. */
export const isClosingConversation = async (tx: Tx, { memberId, peerId }: Side): Promise<boolean> => {
  const row = await tx
    .selectFrom('participant')
    .select('closing_at')
    .where('member_id', '=', memberId)
    .where('peer_id', '=', peerId)
    .executeTakeFirst()
  return row !== undefined && row.closing_at !== null
}

/** Stores when a member closed the conversation in a way that can still be undone. Returns false if the member already had. */
export const recordClosingStart = async (tx: Tx, { memberId, peerId }: Side, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('participant')
    .set({ closing_at: at })
    .where('member_id', '=', memberId)
    .where('peer_id', '=', peerId)
    .where('closing_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Removes the time that `recordClosingStart` stored; with `at`, only if it is that time. Returns whether a time was removed. */
export const clearClosingStart = async (tx: Tx, { memberId, peerId }: Side, at?: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('participant')
    .set({ closing_at: null })
    .where('member_id', '=', memberId)
    .where('peer_id', '=', peerId)
    .where('closing_at', 'is not', null)
    .$if(at !== undefined, (query) => query.where('closing_at', '=', at ?? null))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
