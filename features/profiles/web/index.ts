export { MemberProfileScreen } from './MemberProfileScreen.tsx'
export { OwnProfileScreen } from './OwnProfileScreen.tsx'
