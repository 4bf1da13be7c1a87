import { readMember, setMemberHidesFromKnown } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { Platform } from '#platform/server/platform.ts'
import { AppError } from '#platform/shared/errors.ts'
import { type KnownContacts, knownContactErrors, maxKnownContactsAddedPerDay, maxKnownContacts } from '../contract.ts'
import { getOrCreateContactHashKey, hashContact, type Secrets } from './contact-key.ts'
import { knownContactsAddedJob } from './jobs.ts'
import { type Contact, parseContacts } from './parse-contacts.ts'
import { countContacts, deleteContacts, type HashedContact, insertContacts, lockKnownContactsForAdding } from './store.ts'

const daySeconds = 24 * 60 * 60
type Dependencies = Pick<Platform, 'limits' | 'config'>
interface Given {
  contacts: readonly string[]
}

const present = async (db: Database | Tx, memberId: string): Promise<KnownContacts> => {
  const [counts, member] = [await countContacts(db, memberId), await readMember(db, memberId)]
  return { ...counts, has_number: (member?.proven_phone ?? null) !== null, has_address: (member?.email ?? null) !== null }
}

/** Returns how many people the caller has named. */
export const showKnownContacts = ({ db, actor }: MemberContext): Promise<KnownContacts> => present(db, actor.id)

/** Parses the sent contacts. Numbers without a country code get the country of the caller's own number. */
const read = async ({ db, actor }: MemberContext, { contacts }: Given) => {
  const { phone_country = '', country = '' } = (await readMember(db, actor.id)) ?? {}
  return parseContacts(contacts, phone_country === '' ? country : phone_country)
}

const withHashes = async (
  { db, now }: MemberContext,
  secrets: Secrets,
  contacts: readonly Contact[],
): Promise<readonly HashedContact[]> => {
  const key = await inTransaction(db, (tx) => getOrCreateContactHashKey(tx, secrets, now))
  return contacts.map((one) => ({ ...one, hash: hashContact(key, one.contact) }))
}

/**
 * Hides the caller from members who have proven these numbers and addresses, or prove them later. The answer does not depend on whether such
 * members exist.
 * @throws {AppError} known_contacts.full, known_contacts.enough_today
 */
export const addKnownContacts = async (
  ctx: MemberContext,
  { limits, config }: Dependencies,
  given: Given,
): Promise<KnownContacts & { unreadable: number }> => {
  const { actor, now } = ctx
  const { contacts, unreadable } = await read(ctx, given)
  const hashed = await withHashes(ctx, config.secrets, contacts)
  const names = hashed.map(({ hash }) => hash.toString('base64'))
  const inADay = [{ most: maxKnownContactsAddedPerDay, seconds: daySeconds }]
  await limits.takeDistinct(`known contacts:${actor.id}`, names, inADay, knownContactErrors.enough_today)
  return inTransaction(ctx.db, async (tx) => {
    await lockKnownContactsForAdding(tx, actor.id)
    await insertContacts(tx, actor.id, hashed, now)
    const { numbers, addresses } = await countContacts(tx, actor.id)
    if (numbers + addresses > maxKnownContacts) throw new AppError(knownContactErrors.full, { values: { count: maxKnownContacts } })
    await setMemberHidesFromKnown(tx, actor.id, numbers + addresses > 0)
    await addJob(tx, knownContactsAddedJob, { memberId: actor.id, addedAt: now.toISOString() }, now)
    return { ...(await present(tx, actor.id)), unreadable }
  })
}

const remove = (ctx: MemberContext, hashes?: readonly Buffer[]): Promise<KnownContacts> =>
  inTransaction(ctx.db, async (tx) => {
    await lockKnownContactsForAdding(tx, ctx.actor.id)
    await deleteContacts(tx, ctx.actor.id, hashes)
    const left = await present(tx, ctx.actor.id)
    await setMemberHidesFromKnown(tx, ctx.actor.id, left.numbers + left.addresses > 0)
    return left
  })

/** Removes named numbers and addresses. Idempotent: those that were not named are ignored. */
export const removeKnownContacts = async (
  ctx: MemberContext,
  { config }: Dependencies,
  given: Given,
): Promise<KnownContacts & { unreadable: number }> => {
  const { contacts, unreadable } = await read(ctx, given)
  const hashed = await withHashes(ctx, config.secrets, contacts)
  const left = await remove(
    ctx,
    hashed.map(({ hash }) => hash),
  )
  return { ...left, unreadable }
}

/** Removes all numbers and addresses that the caller has named. */
export const clearKnownContacts = (ctx: MemberContext): Promise<KnownContacts> => remove(ctx)
