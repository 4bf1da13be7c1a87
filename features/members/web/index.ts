export { membersText } from '../locales/text.ts'
export { removeMemberFromCache } from './remove-member-from-cache.ts'
export { restoreMemberInCache } from './restore-member-in-cache.ts'
