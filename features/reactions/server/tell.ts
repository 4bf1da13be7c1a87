import { hasBlocked } from '#features/blocks/server/index.ts'
import { conversationEvent } from '#features/chat/contract.ts'
import { readMember } from '#features/members/server/index.ts'
import { notify, markNotificationSeen, withdrawNotification } from '#features/notifications/server/index.ts'
import { readPhotoCards } from '#features/photos/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob, tryAddJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import { isLocale } from '#platform/shared/i18n/locales.ts'
import { likeEvent, matchEvent, unmatchEvent } from '../contract.ts'
import { liked, matched } from './notices.ts'
import { currentState } from './store.ts'

const events = { like: likeEvent, match: matchEvent }

interface Telling {
  event: keyof typeof events
  /** Who is told, and about whom. */
  to: string
  about: string
}
/** Recorded by `react` of the schema as well. */
const tellReaction = jobKind<Telling>('reactions.tell')

/** Tells both of a match, at most once a day for each pair, however often they change their minds. */
export const tellOfMatch = async (tx: Tx, [a, b]: readonly [string, string], now: Date): Promise<void> => {
  const day = now.toISOString().slice(0, 10)
  for (const [to, about] of [
    [b, a],
    [a, b],
  ] as const) {
    await addJob(tx, tellReaction, { event: 'match', to, about }, now, { dedupe: `match ${about} ${to} ${day}` })
    await notify(tx, matched, { to, about, key: `${about} ${day}`, now })
    await markNotificationSeen(tx, liked, { of: to, about, now })
  }
}

/** A pair that changes its mind is told at most twice in this time. */
const spanMs = 5 * 60_000

/** Has both look again at what is between them. */
const pairChanged = jobKind<{ pair: readonly [string, string] }>('reactions.changed')

/**
 * Tells both, on every device, that their match has ended or begun again: at once the first time, and when it goes on changing once more at the
 * end of five minutes, as it stands then.
 */
export const tellPairChange = async (tx: Tx, pair: readonly [string, string], now: Date): Promise<void> => {
  const span = Math.floor(now.getTime() / spanMs)
  const key = `pair ${pair.toSorted().join(' ')} ${span}`
  if (await tryAddJob(tx, pairChanged, { pair }, now, { dedupe: key })) return
  await addJob(tx, pairChanged, { pair }, now, { runAt: new Date((span + 1) * spanMs), dedupe: `${key} again` })
}

/** Who was not told yet of a like that is taken back is not told of it any more. */
export const withdrawLike = ({ db, actor, now }: MemberContext, from: string): Promise<void> =>
  inTransaction(db, (tx) => withdrawNotification(tx, liked, { of: from, about: actor.id, now }))

/** Neither of the two is hidden from the other: to somebody blocked, nothing may happen any more where the other one was. */
const areInTouch = async (db: Database, [a, b]: readonly [string, string]): Promise<boolean> => {
  const members = [await readMember(db, a), await readMember(db, b)]
  if (!members.every((member) => member?.status === 'active' || member?.status === 'paused')) return false
  return !(await hasBlocked(db, a, b)) && !(await hasBlocked(db, b, a))
}

const servePairChanges = ({ jobs, db, realtime }: Platform): void =>
  jobs.handle(pairChanged, async ({ pair: [a, b] }) => {
    if (!(await areInTouch(db, [a, b]))) return
    const { matched: isMatched } = await currentState(db, a, b)
    for (const [to, uid] of [
      [a, b],
      [b, a],
    ] as const) {
      if (isMatched) realtime.publish([to], conversationEvent, { uid, state: 'open' })
      else realtime.publish([to], unmatchEvent, { uid })
    }
  })

/** A like is told once for ever, and only while it stands: whoever takes it back and gives it again calls nobody. */
const noticeLike = (tx: Tx, { to, about }: Telling, now: Date): Promise<unknown> =>
  currentState(tx, about, to).then(({ reaction, matched: answered }) =>
    reaction === 'liked' && !answered ? notify(tx, liked, { to, about, key: about, now }) : undefined,
  )

/** The job that shows somebody who liked or matched them, as they may see them by then; whoever blocked them meanwhile is not shown. */
export const serveTelling = (platform: Platform): void => {
  const { jobs, db, clock, realtime } = platform
  servePairChanges(platform)
  jobs.handle(tellReaction, async (telling) => {
    const { event, to, about } = telling
    const { locale, notifications } = (await readMember(db, to)) ?? {}
    const now = clock.now()
    const view = { viewerId: to, ids: [about], now, locale: isLocale(locale) ? locale : ('en' as const) }
    const person = (await readPhotoCards(db, view)).get(about)
    if (person === undefined) return
    if (event === 'like') await inTransaction(db, (tx) => noticeLike(tx, telling, now))
    if (notifications !== false) realtime.publish([to], events[event], events[event].payload.parse({ person }))
  })
}
