import { lockMember, setMemberPhotoChecked } from '#features/members/server/index.ts'
import { framesPerCheck } from '#features/photo-check/contract.ts'
import { drawChallenge } from '#features/photo-check/server/draw-challenge.ts'
import { sendPhotoCheck } from '#features/photo-check/server/send-photo-check.ts'
import { readMainPhotoId } from '#features/photos/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type DemoPerson, demoUuid } from '../people.ts'
import type { PortraitSource } from '../portraits/source.ts'
import { uploadDemoFile } from '../recordings.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Every third member has the badge. */
const isChecked = ({ seed, photos }: DemoPerson): boolean => seed % 3 === 1 && photos > 0

/** Gives some members the badge of a photo check. */
export const seedDemoPhotoCheckBadge = async ({ db, now }: MemberContext, person: DemoPerson): Promise<void> => {
  if (!isChecked(person)) return
  await inTransaction(db, async (tx) => {
    await lockMember(tx, person.id)
    const photoId = await readMainPhotoId(tx, person.id)
    if (photoId !== null) await setMemberPhotoChecked(tx, person.id, { at: new Date(now.getTime() - (20 + person.seed) * dayMs), photoId })
  })
}

/** Adds two photo checks that wait for review. Their frames are portraits, so they do not show the required pose. */
export const seedDemoWaitingPhotoChecks = async (
  people: readonly DemoPerson[],
  platform: Platform,
  portraits: PortraitSource,
  contextOf: (id: string, minutesAgo: number) => MemberContext,
): Promise<void> => {
  const waiting = people.filter((person) => person.seed > 0 && person.photos > 0 && !isChecked(person)).slice(0, 2)
  for (const person of waiting) {
    const { data: challenge } = await drawChallenge(contextOf(person.id, 2), platform)
    const ctx = contextOf(person.id, 1)
    const frames: { upload: string; at: number }[] = []
    for (let index = 0; index < framesPerCheck; index++) {
      const id = await uploadDemoFile(ctx, platform, demoUuid(`frame ${index} of ${person.id}`), await portraits(person, index))
      frames.push({ upload: id, at: (index + 1) * 4000 })
    }
    await sendPhotoCheck(ctx, { body: { challenge: challenge.id, frames } }, platform)
  }
}
