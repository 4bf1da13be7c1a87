export { readOutcomes } from './counts/read-outcomes.ts'
export { handleMatchChange, deleteMeetingQuestionsAfterBlock } from './handle-match-change.ts'
