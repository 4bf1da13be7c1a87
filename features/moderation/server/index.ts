export { holdInDoubt } from './hold.ts'
export { reactivateMember, suspendMember } from './suspend-member.ts'
