import { readMember } from '#features/members/server/index.ts'
import { notify, settleNotice } from '#features/notifications/server/index.ts'
import { readPhotoCards } from '#features/photos/server/index.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob, jobKind } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { isLocale } from '#platform/shared/i18n/locales.ts'
import { likeEvent, matchEvent } from '../contract.ts'
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
    await settleNotice(tx, liked, { of: to, about, now })
  }
}

/** A like is told once for ever, and only while it stands: whoever takes it back and gives it again calls nobody. */
const noticeLike = (tx: Tx, { to, about }: Telling, now: Date): Promise<unknown> =>
  currentState(tx, about, to).then(({ reaction, matched: answered }) =>
    reaction === 'liked' && !answered ? notify(tx, liked, { to, about, key: about, now }) : undefined,
  )

/** The job that shows somebody who liked or matched them, as they may see them by then; whoever blocked them meanwhile is not shown. */
export const serveTelling = ({ jobs, db, clock, realtime }: Platform): void =>
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
