import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { dayMs } from '#platform/shared/durations.ts'
import type { MessageRow } from '../store/rows.ts'

/** For how many days earlier texts are kept after an edit or a deletion. */
export const earlierTextsKeptDays = 30

/** A text that a message had before it was edited or deleted. */
export interface EarlierText {
  body: string
  replaced_at: Date
}

/** Reads the earlier texts of messages of one conversation by sequence number, oldest first, as far as they are still kept. */
export const readEarlierTexts = async (
  db: Database | Tx,
  messages: readonly Pick<MessageRow, 'conversation_id' | 'seq' | 'change'>[],
): Promise<Map<string, EarlierText[]>> => {
  const changed = messages.filter(({ change }) => Number(change) > 0)
  const texts = new Map<string, EarlierText[]>()
  if (changed.length === 0) return texts
  const { rows } = await sql<EarlierText & { seq: string }>`
    select version.seq, version.body, version.replaced_at
    from unnest(${changed.map((row) => row.conversation_id)}::uuid[], ${changed.map((row) => row.seq)}::bigint[]) as asked (conversation_id, seq)
      join message_version version on version.conversation_id = asked.conversation_id and version.seq = asked.seq
    order by version.change`.execute(db)
  for (const { seq, ...text } of rows) texts.set(seq, [...(texts.get(seq) ?? []), text])
  return texts
}

/** Deletes the texts that were replaced more than 30 days ago. */
export const purgeEarlierTextsDaily = recurringJob('chat.purge-earlier-texts', 'day', (_platform, { now, batches }) =>
  deleteInBatches(batches, 'message_version', { by: 'replaced_at', upTo: new Date(now.getTime() - earlierTextsKeptDays * dayMs) }),
)
