import type { Role } from '#platform/shared/roles.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import type { Database } from './db/database.ts'
import type { Logger } from './log.ts'

/** How far an administrator's session has come: the second factor is proven, or lately and with the password. */
export type ConsoleState = 'entered' | 'fresh'

/** Who acts. Jobs and webhooks run the same commands as people. */
export type Actor =
  | { kind: 'visitor'; address: string }
  | { kind: 'member'; id: string; role: Role; sessionId: string; address: string; console?: ConsoleState }
  | { kind: 'system' }

export type MemberActor = Extract<Actor, { kind: 'member' }>

/** What every command receives first. */
export interface Context<A extends Actor = Actor> {
  actor: A
  db: Database
  now: Date
  locale: Locale
  log: Logger
  /** What the caller's program calls itself; absent outside of HTTP. */
  userAgent?: string
  /** The socket that asks, by which it alone can be told something; absent outside of sockets. */
  connection?: string
}
export type MemberContext = Context<MemberActor>
/** What a command receives that moves money: the same intent again must move nothing. */
export type MoneyContext = MemberContext & { intent: string }
