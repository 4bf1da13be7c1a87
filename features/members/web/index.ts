export { membersText } from '../locales/text.ts'
export { forgetMember } from './forget-member.ts'
