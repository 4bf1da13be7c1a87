import { lockMember, readDueDeletions, readMember, readUnerased } from '#features/members/server/index.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { deleteJobsMentioning } from '#platform/server/jobs/add-job.ts'
import { recurring } from '#platform/server/jobs/recurring.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { PersonalDataByFeature } from '../export/archive.ts'
import { erasedRecord, type ErasedRecord } from './erased-record.ts'
import { erasedMail } from '../mails.ts'
import { dayMs } from '../export/present-export.ts'

export interface Erasing {
  platform: Pick<Platform, 'db' | 'clock' | 'mailer' | 'texts' | 'log'>
  features: PersonalDataByFeature
  record: ErasedRecord
}

/** What an erasure needs. */
export const erasingOf = (platform: Platform, features: PersonalDataByFeature): Erasing => ({
  platform,
  features,
  record: erasedRecord(platform.config, platform.storage),
})

/** Every feature removes what it holds; the order of the list puts the member row last. */
const erase = (db: Database, features: PersonalDataByFeature, id: string, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const member = await lockMember(tx, id)
    if (member === undefined) return
    await deleteJobsMentioning(tx, [id, member.email])
    for (const feature of Object.values(features)) await feature.erase(tx, id, now)
  })

/** Their mail goes out while the address is still known. A day late it is not waited for any more. */
const sayGoodbye = async ({ platform }: Erasing, id: string, overdueSince: Date): Promise<boolean> => {
  const { db, mailer, texts, log, clock } = platform
  const member = await readMember(db, id)
  if (member === undefined) return true
  try {
    await mailer.send(erasedMail(texts, member))
    return true
  } catch (error) {
    log.warn({ err: error }, 'the mail about an erasure failed')
    return clock.now().getTime() - overdueSince.getTime() > dayMs
  }
}

/** Erases everybody whose 14 days are over. */
export const eraseTheDue = async (erasing: Erasing): Promise<void> => {
  const { platform, features, record } = erasing
  const { db, clock } = platform
  for (const { member_id: id, erase_at } of await readDueDeletions(db, clock.now())) {
    if (!(await sayGoodbye(erasing, id, erase_at))) continue
    // Recorded first: whatever happens in between is made good at the next start.
    await record.add(id, clock.now())
    await erase(db, features, id, clock.now())
  }
}

const atOnce = 500

/** Erases again whom a restored backup has brought back; answers how many. */
export const replayErasures = async ({ platform, features, record }: Erasing): Promise<number> => {
  const { db, clock } = platform
  const ids = await record.read()
  let replayed = 0
  for (let start = 0; start < ids.length; start += atOnce)
    for (const id of await readUnerased(db, ids.slice(start, start + atOnce))) {
      await erase(db, features, id, clock.now())
      replayed += 1
    }
  return replayed
}

/** Erases members when their time to change their mind is over. Each deletion also asks for a run at its own moment. */
export const eraseDue = recurring<{ personalData: PersonalDataByFeature }>(
  'account.erase-due',
  'hour',
  (platform, _turn, { personalData }) => eraseTheDue(erasingOf(platform, personalData)),
)
