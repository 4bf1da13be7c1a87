import type { Database, Tx } from '#platform/server/db/database.ts'
import { keyed } from '../auth.ts'
import { newestBanKey, readBanKeys } from './ban-key-store.ts'

type Secrets = readonly [string, ...string[]]

interface Reachable {
  email: string
  /** E.164. */
  phone: string
}

/** Spellings that lead to one mailbox are one address. */
const mailbox = (email: string): string => {
  const at = email.lastIndexOf('@')
  const [name, host] = [email.slice(0, at), email.slice(at + 1)]
  if (host !== 'gmail.com' && host !== 'googlemail.com') return email
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@gmail.com`
}

const keysOf = (secret: string | Buffer, { email, phone }: Reachable): Buffer[] => [
  keyed(secret, 'ban', 'email', mailbox(email)),
  ...(phone === '' ? [] : [keyed(secret, 'ban', 'phone', phone)]),
]

/** Keeps an email and a phone from signing up, also after the account is erased. */
export const keepOut = async (tx: Tx, whom: Reachable, decisionId: string, secrets: Secrets, now: Date): Promise<void> => {
  const { name, key: banKey } = await newestBanKey(tx, secrets, now)
  await tx
    .insertInto('ban')
    .values(keysOf(banKey, whom).map((key) => ({ key, key_name: name, decision_id: decisionId, at: now })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ decision_id: decisionId, at: now }))
    .execute()
}

/** Lets those a decision kept out sign up again. */
export const letIn = async (tx: Tx, decisionId: string): Promise<void> => {
  await tx.deleteFrom('ban').where('decision_id', '=', decisionId).execute()
}

/** Whether an email or a phone is kept out, by any key a ban was ever made with. */
export const isKeptOut = async (db: Database | Tx, whom: Reachable, secrets: Secrets): Promise<boolean> => {
  const keys = (await readBanKeys(db, secrets)).flatMap((key) => keysOf(key, whom))
  return (await db.selectFrom('ban').select('key').where('key', 'in', keys).limit(1).executeTakeFirst()) !== undefined
}
