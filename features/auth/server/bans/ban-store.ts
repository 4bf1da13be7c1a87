import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { keyedHash } from '../dependencies.ts'
import { getOrCreateBanKey, readBanKeys } from './ban-key-store.ts'

type Secrets = readonly [string, ...string[]]

interface ContactDetails {
  email: string | null
  /** Proven numbers in E.164 format. */
  phones: readonly string[]
}

/**
 * Returns an address in the forms that are compared: without the suffix after a plus, which leads to the same mailbox with most providers, and
 * as it is, because bans of earlier releases have the suffix. Gmail ignores dots, too.
 */
const formsOf = (email: string): string[] => {
  const at = email.lastIndexOf('@')
  const [name, host] = [email.slice(0, at), email.slice(at + 1)]
  const mailbox = name.replace(/(?<=.)\+.*$/, '')
  if (host === 'gmail.com' || host === 'googlemail.com') return [`${mailbox.replaceAll('.', '')}@gmail.com`]
  return [...new Set([email, `${mailbox}@${host}`])]
}

const banKeysOf = (secret: string | Buffer, { email, phones }: ContactDetails): Buffer[] => [
  ...(email === null ? [] : formsOf(email).map((form) => keyedHash(secret, 'ban', 'email', form))),
  ...phones.map((phone) => keyedHash(secret, 'ban', 'phone', phone)),
]

const typedNumberKey = (secret: string | Buffer, phone: string): Buffer => keyedHash(secret, 'ban', 'typed phone', phone)

/**
 * Bans an email and proven numbers from signing up, and remembers a number that was only typed. The ban outlives the erasure of the account.
 * A typed number may belong to somebody else, so it shuts nobody out: see `isPhoneOnBannedProfile`.
 */
export const addBan = async (
  tx: Tx,
  { typedPhone = '', ...whom }: ContactDetails & { typedPhone?: string },
  decisionId: string,
  secrets: Secrets,
  now: Date,
): Promise<void> => {
  const { name, key: banKey } = await getOrCreateBanKey(tx, secrets, now)
  const keys = [...banKeysOf(banKey, whom), ...(typedPhone === '' ? [] : [typedNumberKey(banKey, typedPhone)])]
  await tx
    .insertInto('ban')
    .values(keys.map((key) => ({ key, key_name: name, decision_id: decisionId, at: now })))
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ decision_id: decisionId, at: now, earlier_decisions: sql`array_append(ban.earlier_decisions, ban.decision_id)` }),
    )
    .execute()
}

/** Ends the bans that a decision made. A contact that another decision has banned as well stays banned by that other decision. */
export const removeBansOfDecision = async (tx: Tx, decisionId: string): Promise<void> => {
  const isOf = sql<boolean>`(decision_id = ${decisionId} or earlier_decisions @> array[${decisionId}]::uuid[])`
  // Lock first: when another decision is lifted at the same moment, this decision may move from `earlier_decisions` to `decision_id`.
  await tx.selectFrom('ban').select('key').where(isOf).orderBy('key').forUpdate().execute()
  await sql`
    update ban set
      decision_id = case when decision_id = ${decisionId} then earlier_decisions[cardinality(earlier_decisions)] else decision_id end,
      earlier_decisions = case when decision_id = ${decisionId} then trim_array(earlier_decisions, 1)
        else array_remove(earlier_decisions, ${decisionId}) end
    where ${isOf} and cardinality(earlier_decisions) > 0`.execute(tx)
  await tx.deleteFrom('ban').where('decision_id', '=', decisionId).execute()
}

/** Whether an email or phone number is banned. Checks the hashes with every key. */
export const isBanned = async (db: Database | Tx, whom: ContactDetails, secrets: Secrets): Promise<boolean> => {
  const keys = (await readBanKeys(db, secrets)).flatMap((key) => banKeysOf(key, whom))
  return (await db.selectFrom('ban').select('key').where('key', 'in', keys).limit(1).executeTakeFirst()) !== undefined
}

/**
 * Whether a banned account had this number on its profile. That account may have typed the number of a stranger: a match may hold an account for a
 * moderator, but must not refuse it.
 */
export const isPhoneOnBannedProfile = async (tx: Tx, phone: string, secrets: Secrets): Promise<boolean> => {
  const keys = (await readBanKeys(tx, secrets)).map((key) => typedNumberKey(key, phone))
  return (await tx.selectFrom('ban').select('key').where('key', 'in', keys).limit(1).executeTakeFirst()) !== undefined
}

/** Returns the banned ones among some emails. */
export const findBannedEmails = async (db: Database | Tx, emails: readonly string[], secrets: Secrets): Promise<ReadonlySet<string>> => {
  const banKeys = await readBanKeys(db, secrets)
  // Two spellings of one mailbox have the same hash, so several emails can belong to one hash.
  const owners = new Map<string, string[]>()
  for (const email of emails)
    for (const hash of banKeys.flatMap((key) => banKeysOf(key, { email, phones: [] }).map((each) => each.toString('hex'))))
      owners.set(hash, [...(owners.get(hash) ?? []), email])
  if (owners.size === 0) return new Set()
  const keys = [...owners.keys()].map((hash) => Buffer.from(hash, 'hex'))
  const rows = await db
    .selectFrom('ban')
    .select('key')
    .where(sql<boolean>`key = any(${sql.val(keys)}::bytea[])`)
    .execute()
  return new Set(rows.flatMap(({ key }) => owners.get(key.toString('hex')) ?? []))
}
