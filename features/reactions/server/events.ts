import { hasBlocked } from '#features/blocks/server/index.ts'
import { conversationEvent } from '#features/chat/contract.ts'
import { readMember } from '#features/members/server/index.ts'
import { hasUnreadNotification, notify, markNotificationSeen, withdrawNotification } from '#features/notifications/server/index.ts'
import { readCardsWithPhotos } from '#features/photos/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob, tryAddJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import { isLocale } from '#platform/shared/i18n/locales.ts'
import { minuteMs } from '#platform/shared/durations.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import { likeEvent, matchEvent, unmatchEvent } from '../contract.ts'
import { likeNotification, matchNotification } from './notifications.ts'
import { readReactionWithMatch } from './store.ts'

const events = { like: likeEvent, match: matchEvent }

interface ReactionEvent {
  event: keyof typeof events
  /** `to` is the recipient, `about` the member the event is about. */
  to: string
  about: string
}
/** The SQL function `react` adds this job too. */
const reactionEventJob = jobKind<ReactionEvent>('reactions.tell')

/**
 * Sends the match to both members, with a notification, at most once a day for each pair.
 * @returns whether it is the first of the day (UTC)
 */
export const announceMatch = async (tx: Tx, [a, b]: readonly [string, string], now: Date): Promise<boolean> => {
  const day = utcDay(now)
  let isFirst = true
  for (const [to, about] of [
    [b, a],
    [a, b],
  ] as const) {
    const added = await tryAddJob(tx, reactionEventJob, { event: 'match', to, about }, now, { dedupe: `match ${about} ${to} ${day}` })
    isFirst &&= added
    await notify(tx, matchNotification, { to, about, key: `${about} ${day}`, now })
    await markNotificationSeen(tx, likeNotification, { of: to, about, now })
  }
  return isFirst
}

/** When a match ends and begins again repeatedly, each period of this length has at most two events: one at the first change, one at its end. */
const pairChangePeriodMs = 5 * minuteMs

/** Makes both clients refetch the state of the pair. */
const pairChangedJob = jobKind<{ pair: readonly [string, string] }>('reactions.changed')

/**
 * Makes the clients of both members refetch their state, because their match has ended or begun again. The first change is sent at once;
 * further changes within five minutes are sent once at the end of that time, with the final state.
 */
export const announcePairChange = async (tx: Tx, pair: readonly [string, string], now: Date): Promise<void> => {
  const span = Math.floor(now.getTime() / pairChangePeriodMs)
  const key = `pair ${pair.toSorted().join(' ')} ${span}`
  if (await tryAddJob(tx, pairChangedJob, { pair }, now, { dedupe: key })) return
  await addJob(tx, pairChangedJob, { pair }, now, { runAt: new Date((span + 1) * pairChangePeriodMs), dedupe: `${key} again` })
}

/** Withdraws the unread notification of a like that was taken back. */
export const withdrawLikeNotification = async ({ db, actor, now }: MemberContext, from: string): Promise<void> => {
  // Most dislikes follow no like, so this read usually saves a transaction.
  if (!(await hasUnreadNotification(db, from, { type: likeNotification, about: actor.id }))) return
  await inTransaction(db, (tx) => withdrawNotification(tx, likeNotification, { of: from, about: actor.id, now }))
}

/** Whether neither member is hidden from the other. A blocked member must not see any change where the other member was. */
const canSeeEachOther = async (db: Database, [a, b]: readonly [string, string]): Promise<boolean> => {
  const members = [await readMember(db, a), await readMember(db, b)]
  if (!members.every((member) => member?.status === 'active' || member?.status === 'paused')) return false
  return !(await hasBlocked(db, a, b)) && !(await hasBlocked(db, b, a))
}

const handlePairChanges = ({ jobs, db, realtime }: Platform): void =>
  jobs.handle(pairChangedJob, async ({ pair: [a, b] }) => {
    if (!(await canSeeEachOther(db, [a, b]))) return
    const { matched: isMatched } = await readReactionWithMatch(db, a, b)
    for (const [to, uid] of [
      [a, b],
      [b, a],
    ] as const) {
      if (isMatched) realtime.publish([to], conversationEvent, { uid, state: 'open' })
      else realtime.publish([to], unmatchEvent, { uid })
    }
  })

/** Notifies a member of a like, if it was not taken back. Each pair gets one such notification, so repeated likes do not notify again. */
const notifyOfLike = (tx: Tx, { to, about }: ReactionEvent, now: Date): Promise<unknown> =>
  readReactionWithMatch(tx, about, to).then(({ reaction, matched: answered }) =>
    reaction === 'liked' && !answered ? notify(tx, likeNotification, { to, about, key: about, now }) : undefined,
  )

/**
 * Handles the job that sends a like or match with the other member's card. Visibility is checked when the job runs, so a later block hides
 * the member.
 */
export const registerReactionEventJob = (platform: Platform): void => {
  const { jobs, db, clock, realtime } = platform
  handlePairChanges(platform)
  jobs.handle(reactionEventJob, async (reactionEvent) => {
    const { event, to, about } = reactionEvent
    const { locale, notifications } = (await readMember(db, to)) ?? {}
    const now = clock.now()
    const view = { viewerId: to, ids: [about], now, locale: isLocale(locale) ? locale : ('en' as const) }
    const person = (await readCardsWithPhotos(db, view)).get(about)
    if (person === undefined) return
    if (event === 'like') await inTransaction(db, (tx) => notifyOfLike(tx, reactionEvent, now))
    if (notifications !== false) realtime.publish([to], events[event], events[event].payload.parse({ person }))
  })
}
