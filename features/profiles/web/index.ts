export { MemberProfileScreen } from './MemberProfileScreen.tsx'
export { OwnProfileScreen } from './OwnProfileScreen.tsx'
export { cachedFirstName, refreshProfile } from './profile-queries.ts'
