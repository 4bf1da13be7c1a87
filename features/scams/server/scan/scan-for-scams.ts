import { readMembersWithNewContacts, readNewContacts } from '#features/chat/server/index.ts'
import { readLastScamReport, reportScam } from '#features/moderation/server/index.ts'
import { countMembersWithPhotosOf } from '#features/photos/server/index.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { suspiciousPoints } from '../signs/score-conversation.ts'
import { type Suspicion, weighContacts } from './weigh-contacts.ts'

const batchSize = 100

/** Points for a photo that other accounts have too, and how many points of text make it worth looking. */
const samePhotoPoints = 2
const worthLookingPoints = 2

interface ScanRange {
  /** Only people whom a member has written to for the first time since then. */
  contactsSince: Date
  /** Only conversations in which somebody wrote since then. */
  activeSince: Date
  now: Date
}

const weighMember = async (db: Database, memberId: string, { contactsSince }: ScanRange): Promise<Suspicion | undefined> => {
  const last = await readLastScamReport(db, memberId)
  if (last !== undefined && last.closed_at === null) return undefined
  // What a moderator has decided about is not looked at again.
  const textsSince = last?.closed_at ?? new Date(0)
  const suspicion = await weighContacts(await readNewContacts(db, memberId, { contactsSince, textsSince }))
  if (suspicion === undefined || suspicion.points < worthLookingPoints) return suspicion
  const others = await countMembersWithPhotosOf(db, memberId)
  if (others === 0) return suspicion
  return {
    ...suspicion,
    points: suspicion.points + samePhotoPoints,
    signs: [...suspicion.signs, { sign: 'same_photo' as const, count: others, seqs: [] }],
  }
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
