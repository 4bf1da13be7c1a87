import type { Role } from '#platform/shared/roles.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import type { Database } from './db/database.ts'
import type { ReadDatabase } from './db/replicas/read-database.ts'
import type { Logger } from './log.ts'

/** State of a session of an administrator or other staff: `entered` after the second factor, `fresh` when password and second factor were given recently. */
export type ConsoleSessionState = 'entered' | 'fresh'

/**
 * The caller of a command. Jobs and webhooks run the same commands as people. With `viaToken` a program calls with the member's access token, and
 * `sessionId` is the id of the token.
 */
export type Actor =
  | { kind: 'visitor'; address: string }
  | {
      kind: 'member'
      id: string
      role: Role
      sessionId: string
      address: string
      console?: ConsoleSessionState
      isApplicant?: true
      viaToken?: true
    }
  | { kind: 'system' }

export type MemberActor = Extract<Actor, { kind: 'member' }>

/** First argument of every command. */
export interface Context<A extends Actor = Actor> {
  actor: A
  db: Database
  now: Date
  locale: Locale
  log: Logger
  /** User-Agent header; absent outside of HTTP. */
  userAgent?: string
  /** Socket id of the caller, for `publishTo`; absent outside of sockets. */
  connection?: string
}
export type MemberContext = Context<MemberActor>
/** Context of a command that moves money. Running it twice with the same `intent` must move money once. */
export type MoneyContext = MemberContext & { intent: string }
/** Context of a command that only reads, perhaps from a replica. */
export type ReadContext = Omit<MemberContext, 'db'> & { db: ReadDatabase }
/**
 * Context of an endpoint that a replica may answer. The handler writes to `primary`, and `db` need not show these writes before the response. While
 * the primary is silent, `primary` is undefined and the writes are left out.
 */
export type ReplicaOrPrimaryContext = ReadContext & { primary: Database | undefined }
