import { countGiftGivers } from '#features/gifts/server/index.ts'
import type { FoundSign } from '#features/moderation/evidence-contract.ts'
import { readMembersWithNewContacts, readNewContacts } from '#features/chat/server/index.ts'
import { readLastScamReport, reportScam } from '#features/moderation/server/index.ts'
import { countMembersWithSamePhotosAs } from '#features/photos/server/index.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { suspiciousPoints } from '../signs/score-conversation.ts'
import { type Suspicion, scoreMessagesToNewContacts } from './score-messages-to-new-contacts.ts'

const batchSize = 100

/** Points for a photo that other accounts have too. */
const samePhotoPoints = 2
/** Points for gifts from several people within a month: popular people get them too, so they count less than a photo. */
const giftPoints = 1.3
const givers = { least: 3, most: 50, ms: 30 * dayMs }
/** Photos and gifts are looked at only if the texts have at least this many points. */
const worthLookingPoints = 2

interface ScanRange {
  /** Only pairs in which a member first wrote since this moment. */
  contactsSince: Date
  /** Only conversations in which somebody wrote since this moment. */
  activeSince: Date
  now: Date
}

/** Returns signs outside the messages, with their points. */
const findOtherSigns = async (db: Database, memberId: string, now: Date): Promise<{ points: number; signs: FoundSign[] }> => {
  const accounts = await countMembersWithSamePhotosAs(db, memberId)
  const giving = await countGiftGivers(db, memberId, { since: new Date(now.getTime() - givers.ms), most: givers.most })
  const found = [
    ...(accounts > 0 ? [{ sign: 'same_photo' as const, count: accounts, points: samePhotoPoints }] : []),
    ...(giving >= givers.least ? [{ sign: 'gifts' as const, count: giving, points: giftPoints }] : []),
  ]
  return {
    points: found.reduce((sum, { points }) => sum + points, 0),
    signs: found.map(({ sign, count }) => ({ sign, count, seqs: [] })),
  }
}

const weighMember = async (db: Database, memberId: string, { contactsSince, now }: ScanRange): Promise<Suspicion | undefined> => {
  const last = await readLastScamReport(db, memberId)
  if (last !== undefined && last.closed_at === null) return undefined
  // Texts that a moderator has already decided about are not scanned again.
  const textsSince = last?.closed_at ?? new Date(0)
  const suspicion = await scoreMessagesToNewContacts(await readNewContacts(db, memberId, { contactsSince, textsSince }))
  if (suspicion === undefined || suspicion.points < worthLookingPoints) return suspicion
  const { points, signs } = await findOtherSigns(db, memberId, now)
  return { ...suspicion, points: suspicion.points + points, signs: [...suspicion.signs, ...signs] }
}

/** Reports each member whose messages to new people look like a fraud, once. */
export const scanForScams = async (db: Database, range: ScanRange): Promise<void> => {
  for (let after: string | undefined; ;) {
    const ids: string[] = await readMembersWithNewContacts(db, { ...range, after, limit: batchSize })
    for (const memberId of ids) {
      const suspicion = await weighMember(db, memberId, range)
      if (suspicion === undefined || suspicion.points < suspiciousPoints) continue
      await inTransaction(db, (tx) => reportScam(tx, { memberId, peerId: suspicion.peerId, signs: suspicion.signs }, range.now))
    }
    after = ids.at(-1)
    if (ids.length < batchSize) return
  }
}
