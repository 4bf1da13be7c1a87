import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { keyedHash } from '../dependencies.ts'

/** Days for which a change of email can be undone from the address before it. */
export const undoDays = 7

/** Changes made before this moment can no longer be undone. */
export const emailUndoCutoff = (now: Date): Date => new Date(now.getTime() - undoDays * dayMs)

/** Until when a change can be undone. */
export const emailUndoEnd = (changedAt: Date): Date => new Date(changedAt.getTime() + undoDays * dayMs)

/** The key in the link that undoes a change. It is signed and not stored, so a copy of the database contains no such link. */
export const createEmailUndoKey = (secret: string, id: string): string => keyedHash(secret, 'undo-email', id).toString('base64url')

/** The address of the screen that takes an account back. The part after the # is not sent to any server. */
export const emailUndoUrl = (publicUrl: string, email: string, key: string): string =>
  `${publicUrl}/reset-password?undo=email#${encodeURIComponent(email)}~${key}`

/** Remembers the address before a change. Returns the id of the change. */
export const addEmailUndo = async (tx: Tx, memberId: string, email: string, now: Date): Promise<string> => {
  const id = randomUUID()
  await tx.insertInto('email_undo').values({ id, member_id: memberId, email, changed_at: now }).execute()
  return id
}

export interface EmailUndo {
  member_id: string
  email: string
  changed_at: Date
}

/** Returns the change of email that a link may undo; undefined for none. `email` is the address before the change, `key` the key of the link. */
export const readEmailUndo = async (
  db: Database | Tx,
  { email, key }: { email: string; key: string },
  secrets: readonly string[],
  now: Date,
): Promise<EmailUndo | undefined> => {
  const rows = await db
    .selectFrom('email_undo')
    .select(['id', 'member_id', 'email', 'changed_at'])
    .where('email', '=', email)
    .where('changed_at', '>', emailUndoCutoff(now))
    .execute()
  const given = Buffer.from(key, 'base64url')
  const isRight = (id: string) => secrets.some((secret) => timingSafeEqual(keyedHash(secret, 'undo-email', id), given))
  return given.length === 32 ? rows.find(({ id }) => isRight(id)) : undefined
}

/** Ends the links that undo this change and later ones. Links of earlier changes stay, because their addresses had the account first. */
export const deleteEmailUndosSince = async (tx: Tx, { member_id, changed_at }: EmailUndo): Promise<void> => {
  await tx.deleteFrom('email_undo').where('member_id', '=', member_id).where('changed_at', '>=', changed_at).execute()
}
