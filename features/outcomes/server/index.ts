export { readOutcomes } from './counts/read-outcomes.ts'
export { followMatch, forgetBlocked } from './follow-match.ts'
