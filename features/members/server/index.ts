export { hasMembers } from './has-members.ts'
export { ageOn, calculateLatestBirthDate } from './age.ts'
export { endExpiredBoosts, expiredBoostsCondition, setMemberBoosted } from './state/boost-store.ts'
export { markOffline, touchPresence } from './ranking/card-store.ts'
export { countryWithName, encodeCountry } from './countries.ts'
export { excludeErasedMembers } from './clear-member-row.ts'
export { countFindableByTile, type FindableMemberForTraining, readFindableMembersForTraining } from './findable.ts'
export { type Cell, cellBounds, cellCentre, cellOf, distanceKm, type Position, tileOf, tilesAround } from './grid.ts'
export { membersText } from '../locales/text.ts'
export { limitDistinctProfiles } from './limit-distinct-profiles.ts'
export {
  blockedByCondition,
  type MemberCardQuery,
  type MemberCardRow,
  presentMemberCard,
  requireVisibleMember,
  selectMemberCards,
  visibleLastName,
  type MemberCardRequest,
  visibleToCondition,
} from './queries.ts'
export { boostRankBit, minRankSince, recentMatchBrackets } from './ranking/rank-rule.ts'
export { countRecentMatches, recordRecentMatch } from './state/recent-match-store.ts'
export { checkChoices } from './vocabulary/check-choices.ts'
export { checkSeek, requireOfferedGender } from './vocabulary/check-gender.ts'
export { type InterestsAndVisibility, toInterestIds, toPromptIds, visibleInterests } from './vocabulary/choices.ts'
export { listOfferedEntryIds } from './vocabulary/list-offered-entry-ids.ts'
export {
  type OfferedLists,
  operatorSensitiveInterestsSql,
  readOfferedLists,
  readOperatorSensitiveInterests,
} from './vocabulary/entry-store.ts'
export {
  allGendersMask,
  seekEverybodyMask,
  genderNumber,
  genderNumbersEnd,
  genderOf,
  seekFromMask,
  seekToMask,
  expandSeekMask,
} from './genders.ts'
export { createShownProof, isShownProof } from './shown-proof.ts'
export { isReservedForStaffSignOn } from './state/is-reserved-for-staff-sign-on.ts'
export { lockAdminsAndCheckForOther, setMemberRole } from './state/role-store.ts'
export {
  cancelDeletion,
  cancelErasure,
  memberGoneJob,
  memberHiddenFromOtherJob,
  hideFromOpenScreensJob,
  readCancellableDeletion,
  isDeletionDue,
  readDueDeletions,
  setMemberPaused,
  startDeletion,
  scheduleErasure,
} from './state/status-store.ts'
export { endSuspension, readDueSuspensionIds, readSuspension, startSuspension } from './state/suspension-store.ts'
export {
  activateMember,
  clearMemberPlace,
  createMember,
  createImportedMembers,
  hasEmail,
  dropPhotoCheckOfOtherPhoto,
  lockMember,
  type MemberChanges,
  type NewImportedMember,
  type MemberPlace,
  type MemberRow,
  type NewMember,
  readMember,
  noTerms,
  recordAcceptedTerms,
  deleteUnverifiedMember,
  replaceUnverifiedMemberData,
  contactsChangedJob,
  setMemberHasPhoto,
  setMemberHidesFromKnown,
  setMemberPrivate,
  setMemberHasVoiceHello,
  setMemberPhotoChecked,
  setMemberPlace,
  updateMember,
} from './store.ts'
