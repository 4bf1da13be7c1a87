import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithRow, purgedAfter } from '#platform/server/retention-rules.ts'
import { challengeSeconds, framesKeptDays } from '../contract.ts'
import { photoCheckedNotification } from './notifications.ts'
import { personalData } from './personal-data.ts'
import { decidedKeptDays, endBadgesDaily, purgeFramesHourly } from './purge-photo-checks.ts'
import { servePhotoChecks } from './routes.ts'

/** Compares a member with their profile photos: the member takes poses in front of the camera, and a moderator decides. */
export const photoCheckFeature: ServerFeature<unknown, NotificationType> = {
  name: 'photo-check',
  serve: servePhotoChecks,
  recurring: [purgeFramesHourly, endBadgesDaily],
  notifications: [photoCheckedNotification],
  personalData,
  tables: {
    photo_check_challenge: purgedAfter(challengeSeconds / 86_400, purgeFramesHourly.kind),
    photo_check: purgedAfter(decidedKeptDays, `${endBadgesDaily.kind}, after the decision`),
    photo_check_frames: keptWithRow('photo_check', `ids; deleted before it by ${purgeFramesHourly.kind}`),
  },
  files: { 'frames of a photo check': purgedAfter(framesKeptDays, `${purgeFramesHourly.kind}, after the decision`) },
}
