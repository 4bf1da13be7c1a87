import type { Tx } from '#platform/server/db/database.ts'
import { type EarlierText, readEarlierTexts } from './changes/earlier-texts.ts'
import type { MessageRow } from './store/rows.ts'

/** A message with the texts it had before it was edited or deleted, oldest first. */
interface ReportedMessage extends MessageRow {
  earlier: readonly EarlierText[]
}

const messagesBetween = (tx: Tx, a: string, b: string) =>
  tx
    .selectFrom('participant')
    .innerJoin('message', 'message.conversation_id', 'participant.conversation_id')
    .selectAll('message')
    .where('participant.member_id', '=', a)
    .where('participant.peer_id', '=', b)
    .orderBy('message.seq', 'desc')

/**
 * Reads for a report the newest `limit` messages between two members in order, and as many older ones whose earlier texts are still kept, so that
 * nobody hides a message by deleting it and writing more. Blocks do not matter.
 */
export const readLastMessagesBetween = async (tx: Tx, a: string, b: string, limit: number): Promise<ReportedMessage[]> => {
  const newest = await messagesBetween(tx, a, b).limit(limit).execute()
  const oldest = newest.at(-1)
  const changed =
    oldest === undefined
      ? []
      : await messagesBetween(tx, a, b)
          .where('message.seq', '<', oldest.seq)
          .where('message.change', '>', '0')
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('message_version')
                .select('message_version.seq')
                .whereRef('message_version.conversation_id', '=', 'message.conversation_id')
                .whereRef('message_version.seq', '=', 'message.seq'),
            ),
          )
          .limit(limit)
          .execute()
  const messages = [...newest, ...changed].toReversed()
  const texts = await readEarlierTexts(tx, messages)
  return messages.map((message) => ({ ...message, earlier: texts.get(message.seq) ?? [] }))
}
