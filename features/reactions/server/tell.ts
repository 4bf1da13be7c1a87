import { readMember } from '#features/members/server/index.ts'
import { readPhotoCards } from '#features/photos/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { addJob, jobKind } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { isLocale } from '#platform/shared/i18n/locales.ts'
import { likeEvent, matchEvent } from '../contract.ts'

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
  ] as const)
    await addJob(tx, tellReaction, { event: 'match', to, about }, now, { dedupe: `match ${about} ${to} ${day}` })
}

/** The job that shows somebody who liked or matched them, as they may see them by then; whoever blocked them meanwhile is not shown. */
export const serveTelling = ({ jobs, db, clock, realtime }: Platform): void =>
  jobs.handle(tellReaction, async ({ event, to, about }) => {
    const { locale, notifications } = (await readMember(db, to)) ?? {}
    if (notifications === false) return
    const view = { viewerId: to, ids: [about], now: clock.now(), locale: isLocale(locale) ? locale : ('en' as const) }
    const person = (await readPhotoCards(db, view)).get(about)
    if (person !== undefined) realtime.publish([to], events[event], events[event].payload.parse({ person }))
  })
