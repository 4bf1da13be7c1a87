import { accessTokensFeature } from '#features/access-tokens/server/feature.ts'
import type { TokenCreatorCheck } from '#features/access-tokens/server/index.ts'
import { accountFeature } from '#features/account/server/feature.ts'
import { deleteExportOfMember, openErasureLog, type PersonalDataHandlers } from '#features/account/server/index.ts'
import { adminFeature } from '#features/admin/server/feature.ts'
import { auditFeature } from '#features/audit/server/feature.ts'
import { authFeature } from '#features/auth/server/feature.ts'
import {
  isOwnPasswordCorrect,
  lockAccount,
  type OnFirstProof,
  type OnUnverifiedRemoval,
  type OnPasswordReset,
  type OnReinstate,
  readSessionStart,
} from '#features/auth/server/index.ts'
import { blocksFeature } from '#features/blocks/server/feature.ts'
import { boostsFeature } from '#features/boosts/server/feature.ts'
import { describeBoostEntries, ImpressionCounter } from '#features/boosts/server/index.ts'
import { brandFeature } from '#features/brand/server/feature.ts'
import { callsFeature } from '#features/calls/server/feature.ts'
import { describeCallEntries } from '#features/calls/server/index.ts'
import { chatFeature } from '#features/chat/server/feature.ts'
import { describeMessageEntries } from '#features/chat/server/index.ts'
import { depositsFeature } from '#features/deposits/server/feature.ts'
import { describeDepositEntries, readLocalExchangeRate } from '#features/deposits/server/index.ts'
import { giftsFeature } from '#features/gifts/server/feature.ts'
import { describeGiftEntries, returnGiftsBetween } from '#features/gifts/server/index.ts'
import { importsFeature } from '#features/imports/server/feature.ts'
import { settleImportedAccountAfterProof, settleImportedBeforeRemoval } from '#features/imports/server/index.ts'
import { knownContactsFeature } from '#features/known-contacts/server/feature.ts'
import { matchesFeature } from '#features/matches/server/feature.ts'
import { membersFeature } from '#features/members/server/feature.ts'
import { moderationFeature } from '#features/moderation/server/feature.ts'
import { holdIfReviewOrApplicationOpen } from '#features/moderation/server/index.ts'
import { notificationsFeature } from '#features/notifications/server/feature.ts'
import { type NotificationType, registerNotificationTypes } from '#features/notifications/server/index.ts'
import { outcomesFeature } from '#features/outcomes/server/feature.ts'
import { handleMatchChange, deleteMeetingQuestionsAfterBlock } from '#features/outcomes/server/index.ts'
import { onboardingFeature } from '#features/onboarding/server/feature.ts'
import { passkeysFeature } from '#features/passkeys/server/feature.ts'
import { readNeededProof, removePasskeysAfterReset } from '#features/passkeys/server/index.ts'
import { phoneLoginFeature } from '#features/phone-login/server/feature.ts'
import { removePhoneAfterReset } from '#features/phone-login/server/index.ts'
import { photoCheckFeature } from '#features/photo-check/server/feature.ts'
import { photosFeature } from '#features/photos/server/feature.ts'
import { placesFeature } from '#features/places/server/feature.ts'
import { profileFieldsFeature } from '#features/profile-fields/server/feature.ts'
import { profilesFeature } from '#features/profiles/server/feature.ts'
import { reactionsFeature } from '#features/reactions/server/feature.ts'
import type { MatchListeners, OnBlockFinal } from '#features/reactions/server/index.ts'
import { sharedDatesFeature } from '#features/shared-dates/server/feature.ts'
import { revokeDateAsksAfterBlock, revokeDateAsksAfterUnmatch } from '#features/shared-dates/server/index.ts'
import { registrationFeature } from '#features/registration/server/feature.ts'
import { siteFeature } from '#features/site/server/feature.ts'
import { deleteSuggestionsBetween } from '#features/suggestions/server/index.ts'
import { staffSignOnFeature } from '#features/staff-sign-on/server/feature.ts'
import { scamsFeature } from '#features/scams/server/feature.ts'
import { townFiguresFeature } from '#features/town-figures/server/feature.ts'
import { suggestionsFeature } from '#features/suggestions/server/feature.ts'
import { subscriptionsFeature } from '#features/subscriptions/server/feature.ts'
import { describePlanEntries } from '#features/subscriptions/server/index.ts'
import { uploadsFeature } from '#features/uploads/server/feature.ts'
import { voiceHelloFeature } from '#features/voice-hello/server/feature.ts'
import { webhooksFeature } from '#features/webhooks/server/feature.ts'
import { walletFeature } from '#features/wallet/server/feature.ts'
import type { WalletDependencies } from '#features/wallet/server/index.ts'
import type { PartitionedTablesOwner } from '#platform/server/db/partitions/make-partitions-hourly.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import type { Routes } from '#platform/server/http/route.ts'
import { registerRecurringJob, planRecurringJobs } from '#platform/server/jobs/recurring.ts'
import type { Platform } from '#platform/server/platform.ts'
import { platformFeature } from '#platform/server/platform-feature.ts'

/** Values that features get from each other without importing each other. */
interface Joined extends WalletDependencies, MatchListeners, PartitionedTablesOwner {
  impressions: ImpressionCounter
  onBlockFinal: readonly OnBlockFinal[]
  onReinstate: OnReinstate
  onPasswordReset: OnPasswordReset
  tokenProof: TokenCreatorCheck
  onFirstProof: OnFirstProof
  onRemoval: OnUnverifiedRemoval
  /** Opens the log of erasures, to write to it. */
  openErasureLog: (platform: Platform) => (id: string, at: Date) => Promise<void>
  personalData: PersonalDataHandlers
}

/** All features. They are registered in this order and erase a member in reverse order, so that the member's row is cleared last. */
export const features: readonly ServerFeature<Joined, NotificationType>[] = [
  platformFeature,
  membersFeature,
  auditFeature,
  brandFeature,
  webhooksFeature,
  walletFeature,
  blocksFeature,
  photosFeature,
  placesFeature,
  townFiguresFeature,
  uploadsFeature,
  voiceHelloFeature,
  notificationsFeature,
  photoCheckFeature,
  subscriptionsFeature,
  chatFeature,
  reactionsFeature,
  boostsFeature,
  knownContactsFeature,
  profileFieldsFeature,
  suggestionsFeature,
  matchesFeature,
  profilesFeature,
  giftsFeature,
  callsFeature,
  outcomesFeature,
  sharedDatesFeature,
  depositsFeature,
  onboardingFeature,
  registrationFeature,
  accessTokensFeature,
  authFeature,
  passkeysFeature,
  phoneLoginFeature,
  importsFeature,
  moderationFeature,
  scamsFeature,
  accountFeature,
  adminFeature,
  staffSignOnFeature,
  siteFeature,
]

/**
 * A password reset must shut out a stranger who had access to the account. So it removes the passkeys, the data export, whose link works without a
 * session, and after a mailed code also the proven number. After a code to the phone the number stays, because the member has just proven it.
 */
const shutOutAfterReset: OnPasswordReset = async (tx, memberId, by, now) => {
  await removePasskeysAfterReset(tx, memberId, now)
  await deleteExportOfMember(tx, memberId, now)
  if (by === 'email') await removePhoneAfterReset(tx, memberId, now)
}

/** Checks before a member creates an access token: the same proof as for a passkey, and that the session has not ended meanwhile. */
const tokenProof: TokenCreatorCheck = {
  needed: readNeededProof,
  isPasswordCorrect: isOwnPasswordCorrect,
  lockSession: async (tx, memberId, sessionId) => {
    await lockAccount(tx, { id: memberId })
    return (await readSessionStart(tx, sessionId)) !== undefined
  },
}

/** The personal-data handlers by feature, in the order of erasure. */
export const personalDataHandlers: PersonalDataHandlers = Object.fromEntries(
  features.toReversed().flatMap((feature) => (feature.personalData === undefined ? [] : [[feature.name, feature.personalData]])),
)

/** Registers the endpoints, jobs and notifications of every feature, and plans the recurring jobs. */
export const registerFeatures = (routes: Routes): void => {
  const { app, platform } = routes
  const { clock, db, log } = platform
  const joined = {
    impressions: new ImpressionCounter(db, log),
    onBlockFinal: [returnGiftsBetween, deleteSuggestionsBetween, deleteMeetingQuestionsAfterBlock, revokeDateAsksAfterBlock],
    onMatchChanged: [handleMatchChange, revokeDateAsksAfterUnmatch],
    onReinstate: holdIfReviewOrApplicationOpen,
    onPasswordReset: shutOutAfterReset,
    tokenProof,
    onFirstProof: settleImportedAccountAfterProof,
    onRemoval: settleImportedBeforeRemoval,
    openErasureLog: ({ config, storage }: Platform) => openErasureLog(config, storage).add,
    personalData: personalDataHandlers,
    partitioned: features.flatMap(({ partitioned = [] }) => partitioned),
    describeEntries: [
      describeGiftEntries,
      describeMessageEntries,
      describeCallEntries,
      describeBoostEntries,
      describePlanEntries,
      describeDepositEntries,
    ],
    readLocalRate: readLocalExchangeRate,
  }
  for (const { serve, recurring = [], notifications = [] } of features) {
    serve?.(routes, joined)
    for (const work of recurring) registerRecurringJob(platform, work, joined)
    registerNotificationTypes(platform, notifications)
  }
  const recurring = features.flatMap((feature) => feature.recurring ?? [])
  app.addHook('onReady', () => planRecurringJobs(db, recurring, clock.now()))
}
