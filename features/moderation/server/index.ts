export { holdIfAgeReviewOpen } from './decisions/hold.ts'
export { reactivateMember, suspendMember } from './decisions/suspend-member.ts'
