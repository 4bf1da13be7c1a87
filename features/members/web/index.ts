export { membersText } from '../locales/text.ts'
export { forgetMember } from './forget-member.ts'
export { hideMember, showMember, useHiddenMembers } from './hidden-members.ts'
