import { readPeerCards } from '#features/chat/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { callChangedEvent, incomingCallEvent, type CallPerson } from '../contract.ts'
import { presentCall } from './present-call.ts'
import type { CallWithParticipants } from './queries.ts'

/** Services that publish a committed change. */
export type CallEventServices = Pick<Platform, 'realtime' | 'jobs'>

/**
 * Publishes a call to every device of both members; called after the commit. The callee of a silent call gets no event: the conversation shows
 * the call when it is over.
 */
export const publishCall = ({ realtime, jobs }: CallEventServices, loaded: CallWithParticipants): void => {
  const { caller_id, callee_id, unheard } = loaded.call
  for (const memberId of unheard ? [caller_id] : [caller_id, callee_id])
    realtime.publish([memberId], callChangedEvent, { call: presentCall(loaded, memberId) })
  jobs.wake()
}

/** Reads the name and photo of a member as the viewer sees them; null if the viewer may not see the member. */
export const readCallPerson = async (
  db: Database,
  { viewerId, id, now, locale }: { viewerId: string; id: string; now: Date; locale: Locale },
): Promise<CallPerson | null> => (await readPeerCards(db, { viewerId, ids: [id], now, locale })).get(id) ?? null

/** Makes every device of the callee ring. */
export const publishIncomingCall = async (
  telling: CallEventServices,
  db: Database,
  loaded: CallWithParticipants,
  now: Date,
  locale: Locale,
): Promise<void> => {
  const { caller_id, callee_id } = loaded.call
  const person = await readCallPerson(db, { viewerId: callee_id, id: caller_id, now, locale })
  // `parse` removes the fields of the card that the event does not have.
  if (person !== null)
    telling.realtime.publish(
      [callee_id],
      incomingCallEvent,
      incomingCallEvent.payload.parse({ call: presentCall(loaded, callee_id), person }),
    )
  telling.jobs.wake()
}
