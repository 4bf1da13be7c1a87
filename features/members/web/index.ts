export { membersText } from '../locales/text.ts'
export { hideMember, showMember, useHiddenMembers } from './hidden-members.ts'
