export { MemberProfileScreen } from './MemberProfileScreen.tsx'
export { OwnProfileScreen } from './OwnProfileScreen.tsx'
export { cachedFirstName, refreshProfile, refreshProfiles } from './profile-queries.ts'
