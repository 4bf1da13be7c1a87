export { holdIfReviewOrApplicationOpen } from './decisions/age-hold.ts'
export { reactivateMember, suspendMember } from './decisions/suspend-member.ts'
export { readLastScamReport, reportScam } from './reports/report-scam.ts'
