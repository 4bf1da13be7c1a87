export { ageOn, birthFromAge } from './age.ts'
export { refreshCard, touchPresence } from './card-store.ts'
export { countryIn, countryNumber } from './countries.ts'
export { type Cell, cellBounds, cellCentre, cellOf, distanceKm, type Position, shownDistance, tileOf, tilesAround } from './grid.ts'
export { personalData } from './personal-data.ts'
export { isOnline, lastSeenBand } from './presence.ts'
export { readCards, requireVisible, type View, visibleTo } from './queries.ts'
export { rankOf } from './rank.ts'
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
  setMemberHasPhoto,
  setMemberPlace,
  updateMember,
} from './store.ts'
