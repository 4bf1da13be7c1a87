import { readPeople } from '#features/chat/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { callEvent, incomingEvent, type Party } from '../contract.ts'
import { presentCall } from './present.ts'
import type { SeatedCall } from './queries.ts'

/** What knows of an outcome that has been committed. */
export type Telling = Pick<Platform, 'realtime' | 'jobs'>

/**
 * Tells both members, on every device, how their call stands; after the commit. Who is called learns nothing of a call that rings nowhere
 * before it is over, and then by the conversation.
 */
export const tellCall = ({ realtime, jobs }: Telling, seated: SeatedCall): void => {
  const { caller_id, callee_id, unheard } = seated.call
  for (const memberId of unheard ? [caller_id] : [caller_id, callee_id])
    realtime.publish([memberId], callEvent, { call: presentCall(seated, memberId) })
  jobs.wake()
}

/** Somebody's name and picture as a member sees them; null for one they may not see. */
export const readParty = async (
  db: Database,
  { viewerId, id, now, locale }: { viewerId: string; id: string; now: Date; locale: Locale },
): Promise<Party | null> => (await readPeople(db, { viewerId, ids: [id], now, locale })).get(id) ?? null

/** Has every device of who is called ring. */
export const tellIncoming = async (telling: Telling, db: Database, seated: SeatedCall, now: Date, locale: Locale): Promise<void> => {
  const { caller_id, callee_id } = seated.call
  const person = await readParty(db, { viewerId: callee_id, id: caller_id, now, locale })
  // Cut to what the event says: a card knows more.
  if (person !== null)
    telling.realtime.publish([callee_id], incomingEvent, incomingEvent.payload.parse({ call: presentCall(seated, callee_id), person }))
  telling.jobs.wake()
}
