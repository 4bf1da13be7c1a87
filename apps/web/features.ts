import { accountFeature } from '#features/account/web/feature.tsx'
import { chatFeature } from '#features/chat/web/feature.tsx'
import { giftsFeature } from '#features/gifts/web/feature.tsx'
import { matchesFeature } from '#features/matches/web/feature.tsx'
import { moderationFeature } from '#features/moderation/web/feature.tsx'
import { notificationsFeature } from '#features/notifications/web/feature.tsx'
import { profilesFeature } from '#features/profiles/web/feature.tsx'
import { reactionsFeature } from '#features/reactions/web/feature.tsx'
import { sharedDatesFeature } from '#features/shared-dates/web/feature.tsx'
import { walletFeature } from '#features/wallet/web/feature.tsx'
import type { WebFeature } from '#platform/web/feature.ts'

/** The features that add something to every screen of a member, in the order of their banners. */
export const features: readonly WebFeature[] = [
  accountFeature,
  moderationFeature,
  notificationsFeature,
  sharedDatesFeature,
  chatFeature,
  reactionsFeature,
  matchesFeature,
  profilesFeature,
  giftsFeature,
  walletFeature,
]
