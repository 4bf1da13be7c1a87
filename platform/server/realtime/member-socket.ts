import type { Socket } from 'socket.io'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { MemberActor } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { Logger } from '../log.ts'
import type { MemoryMonitor } from '../memory.ts'
import type { Texts } from '../texts.ts'

/** Services that the socket server needs. */
export interface SocketServices {
  db: Database
  clock: Clock
  log: Logger
  texts: Texts
  config: Pick<Config, 'trustProxy' | 'limitFactor'>
  memory: MemoryMonitor
  authenticate(token: string, address: string): Promise<MemberActor | undefined>
  /** Members by session id, without their addresses; ended sessions are missing. */
  liveActors(sessionIds: readonly string[]): Promise<ReadonlyMap<string, MemberActor>>
  /** Notes that sessions are in use now. */
  touchSessions(sessionIds: readonly string[]): Promise<void>
}

interface SocketData {
  actor: MemberActor
  locale: Locale
  /** When the session was last checked, in milliseconds since 1970. */
  checkedAt: number
  /** Whether the socket had a request since the use of its session was last noted. */
  used: boolean
}
export type MemberSocket = Socket<Record<string, never>, Record<string, (payload: unknown) => void>, Record<string, never>, SocketData>
