export { holdInDoubt } from './hold.ts'
export { personalData } from './personal-data.ts'
export { mountModeration } from './routes.ts'
export { reactivateMember, suspendMember } from './suspend-member.ts'
