export { MemberProfileScreen } from './MemberProfileScreen.tsx'
export { OwnProfileScreen } from './OwnProfileScreen.tsx'
export { finishPhotoRemovals } from './photo-removals.ts'
export { cachedFirstName, refreshProfile } from './profile-queries.ts'
