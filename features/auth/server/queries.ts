import type { Database, Tx } from '#platform/server/db/database.ts'
import { isLocale, type Locale } from '#platform/shared/i18n/locales.ts'
import type { SessionUser } from '../contract.ts'
import { idleSessionCutoff } from './sessions/sessions.ts'

const selectAccount = (db: Database | Tx) =>
  db
    .selectFrom('member')
    .leftJoin('credential', 'credential.member_id', 'member.id')
    .select([
      'member.id',
      'member.email',
      'member.proven_phone',
      'member.status',
      'member.firstname',
      'member.lastname',
      'member.locale',
      'member.created_at',
      'credential.password_hash',
    ])

export type Account = NonNullable<Awaited<ReturnType<typeof readAccount>>>

/** Reads the account with this email, in any status. */
export const readAccountByEmail = (db: Database | Tx, email: string) =>
  selectAccount(db).where('member.email', '=', email).executeTakeFirst()

/** Reads the account that logs in with this phone number (E.164), in any status. */
export const readAccountByProvenPhone = (db: Database | Tx, phone: string) =>
  selectAccount(db).where('member.proven_phone', '=', phone).executeTakeFirst()

/** Reads the account with this id, in any status. */
export const readAccount = (db: Database | Tx, id: string) => selectAccount(db).where('member.id', '=', id).executeTakeFirst()

/** Locks an account until the transaction ends and returns it. Its password and status cannot change meanwhile. */
export const lockAccount = async (tx: Tx, by: { id: string } | { email: string } | { provenPhone: string }) => {
  const [column, value] =
    'id' in by
      ? (['member.id', by.id] as const)
      : 'email' in by
        ? (['member.email', by.email] as const)
        : (['member.proven_phone', by.provenPhone] as const)
  // Lock first, then read: a query that waits for the lock returns joined columns as they were before the wait.
  await tx.selectFrom('member').select('id').where(column, '=', value).forNoKeyUpdate().executeTakeFirst()
  return selectAccount(tx).where(column, '=', value).executeTakeFirst()
}

/**
 * Returns the ids of unverified accounts that were created before a moment and have no registration since then. Imported accounts are left out:
 * they are kept longer (`features/imports`).
 */
export const readStaleUnverifiedIds = async (db: Database, before: Date, most: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where('status', '=', 'unverified')
    .where('created_at', '<=', before)
    .where((row) =>
      row.not(row.exists(row.selectFrom('imported_member').select('member_id').whereRef('imported_member.member_id', '=', 'member.id'))),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('registration')
            .select('member_id')
            .whereRef('registration.member_id', '=', 'member.id')
            .where('registration.created_at', '>', before),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(most)
    .execute()
  return rows.map((row) => row.id)
}

/** Reads the live sessions of a member, most recently used first. */
export const readSessions = (db: Database, memberId: string, now: Date) =>
  db
    .selectFrom('session')
    .select(['id', 'device', 'country', 'remember', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', idleSessionCutoff(now))
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()

/** Returns the number of live sessions of a member. */
export const countSessions = async (db: Database, memberId: string, now: Date): Promise<number> =>
  (await readSessions(db, memberId, now)).length

/** Returns the start time of a session; undefined once it has ended. */
export const readSessionStart = async (db: Database | Tx, sessionId: string): Promise<Date | undefined> =>
  (await db.selectFrom('session').select('created_at').where('id', '=', sessionId).executeTakeFirst())?.created_at

/** Whether an account has a password. */
export const readHasPassword = async (db: Database | Tx, id: string): Promise<boolean> => {
  const account = await readAccount(db, id)
  return account !== undefined && account.password_hash !== null
}

/** Whether a member can sign in without a passkey, with a code sent to a proven email or phone number. */
export const canSignInWithCode = async (db: Database | Tx, memberId: string): Promise<boolean> => {
  const account = await readAccount(db, memberId)
  return account !== undefined && (account.proven_phone !== null || (account.email !== null && account.status !== 'unverified'))
}

/** Returns the locale of an account; English if the stored locale is not supported. */
export const localeOf = ({ locale }: { locale: string }): Locale => (isLocale(locale) ? locale : 'en')

/** Converts an account to the form that the web client stores. */
export const toSessionUser = (known: Account): SessionUser => ({
  id: known.id,
  _id: known.id,
  firstname: known.firstname,
  lastname: known.lastname,
  email: known.email ?? '',
  locale: localeOf(known),
  joined_at: known.created_at.toISOString(),
})
