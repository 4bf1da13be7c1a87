export { MemberProfileScreen } from './MemberProfileScreen.tsx'
export { OwnProfileScreen } from './OwnProfileScreen.tsx'
export { knownName, refreshProfile, refreshProfiles } from './profile-queries.ts'
