import { mountAccount } from '#features/account/server/index.ts'
import { mountAdmin } from '#features/admin/server/index.ts'
import { mountAuth } from '#features/auth/server/index.ts'
import { mountBoosts } from '#features/boosts/server/index.ts'
import { mountCalls } from '#features/calls/server/index.ts'
import { mountChat } from '#features/chat/server/index.ts'
import { mountDeposits } from '#features/deposits/server/index.ts'
import { mountGifts, returnGiftsBetween } from '#features/gifts/server/index.ts'
import { mountMatches } from '#features/matches/server/index.ts'
import { holdInDoubt, mountModeration } from '#features/moderation/server/index.ts'
import { mountNotifications } from '#features/notifications/server/index.ts'
import { mountPhotos } from '#features/photos/server/index.ts'
import { mountPlaces } from '#features/places/server/index.ts'
import { mountProfiles } from '#features/profiles/server/index.ts'
import { mountReactions } from '#features/reactions/server/index.ts'
import { mountSite } from '#features/site/server/index.ts'
import { mountSubscriptions } from '#features/subscriptions/server/index.ts'
import { mountWallet } from '#features/wallet/server/index.ts'
import type { Routes } from '#platform/server/http/route.ts'
import { personalData } from './personal-data.ts'

/** Every feature that serves calls, in the order of architecture.cjs. */
export const mountFeatures = (routes: Routes): void => {
  mountWallet(routes)
  mountPhotos(routes)
  mountPlaces(routes)
  mountNotifications(routes)
  mountSubscriptions(routes)
  mountChat(routes)
  mountReactions(routes, [returnGiftsBetween])
  const attention = mountBoosts(routes)
  mountMatches(routes, attention)
  mountProfiles(routes, attention)
  mountGifts(routes)
  mountCalls(routes)
  mountDeposits(routes)
  mountAuth(routes, { atReturn: holdInDoubt })
  mountModeration(routes)
  mountAccount(routes, personalData)
  mountAdmin(routes)
  mountSite(routes)
}
