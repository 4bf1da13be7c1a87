export { readOutcomes } from './counts/read-outcomes.ts'
export { handleMatchChange, deleteQuestionsAfterBlock } from './handle-match-change.ts'
