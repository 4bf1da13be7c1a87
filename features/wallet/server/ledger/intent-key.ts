import type { Tx } from '#platform/server/db/database.ts'
import { type TransactionKind, transactionKinds } from '../../contract.ts'

/** Returns the key of the journal with which a command books an intent: the same intent moves money once. */
export const intentKey = (kind: TransactionKind, intent: string): string => `${kind}:${intent}`

/** Whether a command has booked this intent. */
export const isIntentBooked = async (tx: Tx, intent: string): Promise<boolean> =>
  (await tx
    .selectFrom('journal')
    .select('id')
    .where(
      'key',
      'in',
      transactionKinds.map((kind) => intentKey(kind, intent)),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined
