import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { deleteUpload } from './store.ts'

/** Deletes an upload of the caller; an unknown id changes nothing. */
export const cancelUpload = (ctx: MemberContext, { params }: { params: { id: string } }): Promise<void> =>
  inTransaction(ctx.db, (tx) => deleteUpload(tx, ctx.actor.id, params.id))
