export { hasMembers } from './has-members.ts'
export { ageOn, birthFromAge } from './age.ts'
export { endBoosts, isBoostOver, setMemberBoosted } from './state/boost-store.ts'
export { leavePresence, touchPresence } from './card-store.ts'
export { countryIn, countryNumber } from './countries.ts'
export { readUnerased } from './erase-member.ts'
export { type Cell, cellBounds, cellCentre, cellOf, distanceKm, type Position, tileOf, tilesAround } from './grid.ts'
export { membersText } from '../locales/text.ts'
export { meetProfiles } from './meet-profiles.ts'
export {
  blockedBy,
  type CardQuery,
  type CardRow,
  presentCard,
  requireVisible,
  selectCards,
  shownLastname,
  type View,
  visibleTo,
} from './queries.ts'
export { boostBit } from './rank.ts'
export { leavesAnAdmin, setMemberRole } from './state/role-store.ts'
export { cancelDeletion, memberGone, readDeletion, readDueDeletions, setMemberPaused, startDeletion } from './state/status-store.ts'
export { endSuspension, readDueSuspensions, readSuspension, startSuspension } from './state/suspension-store.ts'
export {
  activateMember,
  createMember,
  lockMember,
  type MemberChanges,
  type MemberPlace,
  type MemberRow,
  type NewMember,
  readMember,
  removeUnverified,
  rewriteUnverified,
  setMemberHasPhoto,
  setMemberPlace,
  updateMember,
} from './store.ts'
