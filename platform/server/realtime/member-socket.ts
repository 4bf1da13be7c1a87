import type { Socket } from 'socket.io'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { MemberActor } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { Logger } from '../log.ts'
import type { MemoryWatch } from '../memory.ts'
import type { Texts } from '../texts.ts'

/** What serving sockets needs. */
export interface SocketServices {
  db: Database
  clock: Clock
  log: Logger
  texts: Texts
  config: Pick<Config, 'trustProxy' | 'limitFactor'>
  memory: MemoryWatch
  authenticate(token: string, address: string): Promise<MemberActor | undefined>
  /** The roles of members by their sessions; a session that has ended is missing. */
  liveRoles(sessionIds: readonly string[]): Promise<ReadonlyMap<string, MemberActor['role']>>
}

interface SocketData {
  actor: MemberActor
  locale: Locale
}
export type MemberSocket = Socket<Record<string, never>, Record<string, (payload: unknown) => void>, Record<string, never>, SocketData>
